import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { cardDto, categoriesDto, groupDto, tagDto } from './discovery.presenter.ts';
import type { Discovery } from './discovery.ts';
import { homeRoute } from './home.routes.ts';
import type { TalentPage } from './list-talents.ts';

export const discoveryRoutes = (http: Http, discovery: Discovery, { catalogue, charity }: Parts) => {
  homeRoute(http, discovery, { catalogue, charity });
  categoryRoutes(http, discovery);
  searchRoutes(http, discovery, catalogue);
  bind(http, endpoints.findUsersByGroup, async ({ query, body }) =>
    pageDto(await discovery.listTalents({ ...body, ...query })),
  );
  bind(http, endpoints.findUsersByGroupName, async ({ params, query, body }) =>
    pageDto(await discovery.listTalents({ group: params.groupName, ...body, ...query })),
  );
  bind(http, endpoints.findUsersByGroupAndCategory, async ({ params, query, body }) =>
    pageDto(await discovery.listTalents({ group: params.groupName, category: params.categoryName, ...body, ...query })),
  );
  bind(http, endpoints.userList, async ({ caller, query, body }) =>
    pageDto(await discovery.listFollowed(caller.idUser, { ...body, ...query })),
  );
  bind(http, endpoints.getUsersByIds, async ({ query, body }) =>
    (await discovery.listByIds(body.ids, query.language)).map(cardDto),
  );
  bind(http, endpoints.getUserById, async ({ params, query }) => discovery.showPerson(params.id, query.language));
};

type Parts = Parameters<typeof homeRoute>[2];

const categoryRoutes = (http: Http, discovery: Discovery) => {
  bind(http, endpoints.getGroups, async ({ params }) =>
    (await discovery.groups()).groups.map((group) => groupDto(group, params.lang)),
  );
  bind(http, endpoints.getCategories, async ({ params }) => {
    const { groups } = await discovery.groups();
    const selected = params.b === 'all' ? groups : groups.filter(({ name }) => name === params.b);
    if (selected.length === 0 && params.b !== 'all') fail('pageNotFound');
    return categoriesDto(selected, params.a);
  });
  bind(http, endpoints.getCategoriesByNames, async ({ params, body }) =>
    categoriesDto((await discovery.groups()).groups, params.x).filter(({ name }) => body.names.includes(name)),
  );
  bind(http, endpoints.getTagsByCategories, async ({ params, body }) =>
    (await discovery.tags())
      .filter(({ category }) => body.categories.includes(category))
      .map((tag) => tagDto(tag, params.x)),
  );
  bind(http, endpoints.getTagsByIds, async ({ params, body }) =>
    (await discovery.tags()).filter(({ id }) => body.ids.includes(id)).map((tag) => tagDto(tag, params.x)),
  );
};

const searchRoutes = (http: Http, discovery: Discovery, catalogue: Catalogue) => {
  bind(http, endpoints.search, async ({ query, body }) => {
    const { talents, products, suggestions } = await discovery.search(body.text, body.size, query.language);
    return {
      users: talents.map(cardDto),
      products: products.length > 0 ? await catalogue.listByIds(products, query.language) : [],
      suggestions: suggestions.map(cardDto),
    };
  });
  bind(http, endpoints.findUsersByName, async ({ query, body: { name, ...page } }) =>
    pageDto(await discovery.findByName(name, { ...page, ...query })),
  );
  bind(http, endpoints.findUsers, async ({ query, body }) =>
    pageDto(await discovery.findTalents({ ...body, ...query })),
  );
  bind(http, endpoints.getUsersByCategories, async ({ query, body }) =>
    pageDto(await discovery.findTalents({ ...body, ...query })),
  );
};

const pageDto = ({ rows, totalPages, currentPage }: TalentPage) => ({
  items: rows.map(cardDto),
  totalPages,
  currentPage,
});
