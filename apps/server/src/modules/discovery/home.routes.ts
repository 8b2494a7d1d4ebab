import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Charity } from '../charity/index.ts';
import { cardDto } from './discovery.presenter.ts';
import type { Discovery } from './discovery.ts';

const shelf = 6;

export const homeRoute = (
  http: Http,
  discovery: Discovery,
  { catalogue, charity }: { catalogue: Catalogue; charity: Charity },
) => {
  bind(http, endpoints.getMainScreenDataWeb, async ({ params }) => {
    const { groups, everybody, featured, ofGroups } = await discovery.showHome(params.x);
    const [products, charities] = await Promise.all([
      catalogue.listFirstOf(
        ofGroups.map(({ id }) => id),
        { each: shelf, language: params.x },
      ),
      charity.listTotals(params.x),
    ]);
    return {
      answeringNow: everybody.answering,
      talents: everybody.talents,
      featured: featured.map(cardDto),
      // Empty groups are shown only on the explore page.
      groups: groups
        .map(({ name, title }) => ({
          name,
          localizedString: title[params.x],
          users: ofGroups.filter((row) => row.main_group === name).map(cardDto),
        }))
        .filter(({ users }) => users.length > 0),
      products,
      charities,
    };
  });
};
