import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import { mediaLink } from '../media/index.ts';
import { cardDto, groupDto } from './discovery.presenter.ts';
import type { Discovery } from './index.ts';
import type { TalentPage } from './list-talents.ts';

export const discoveryRoutes = (http: Http, discovery: Discovery) => {
  bind(http, endpoints.getGroups, async ({ params }) =>
    (await discovery.groups()).groups.map((group) => groupDto(group, params.lang)),
  );
  bind(http, endpoints.getTagsByCategories, ({ params, body }) => discovery.tagsOf(body.categories, params.x));
  bind(http, endpoints.findUsersByGroupName, async ({ params, query, body }) =>
    pageDto(await discovery.listTalents({ group: params.groupName, ...body, ...query })),
  );
  bind(http, endpoints.findUsersByGroupAndCategory, async ({ params, query, body }) =>
    pageDto(await discovery.listTalents({ group: params.groupName, category: params.categoryName, ...body, ...query })),
  );
  bind(http, endpoints.getMainScreenDataWeb, async ({ params }) => {
    const { groups, featured, ofGroups } = await discovery.showHome(params.x);
    return {
      answeringNow: groups.reduce((sum, { answering }) => sum + answering, 0),
      talents: groups.reduce((sum, { talents }) => sum + talents, 0),
      featured: featured.map(cardDto),
      groups: groups.map(({ name, title }) => ({
        name,
        localizedString: title[params.x],
        users: ofGroups.filter((row) => row.main_group === name).map(cardDto),
      })),
    };
  });
  bind(http, endpoints.getUserById, async ({ params, query }) => {
    const talent = await discovery.showTalent(params.id, query.language);
    return {
      ...cardDto(talent),
      about: talent.about,
      coverLink: mediaLink(talent.id_cover),
      languages: talent.languages,
      categories: talent.categories,
    };
  });
};

const pageDto = ({ rows, totalPages, currentPage }: TalentPage) => ({
  items: rows.map(cardDto),
  totalPages,
  currentPage,
});
