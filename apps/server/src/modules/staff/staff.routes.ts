import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Staff } from './staff.ts';

export const staffRoutes = (http: Http, staff: Staff) => {
  factorRoutes(http, staff);
  memberRoutes(http, staff);
  bind(http, endpoints.getStaffActions, ({ body }) => staff.listActions(body));
  bind(http, endpoints.getStaffActors, () => staff.listActors());
};

const factorRoutes = (http: Http, staff: Staff) => {
  bind(http, endpoints.getStaffSelf, ({ caller }) => staff.showSelf(caller));
  bind(http, endpoints.startSecondFactor, ({ caller, body }) => staff.startSecondFactor(caller, body.proof));
  bind(http, endpoints.confirmSecondFactor, async ({ caller, body }) => ({
    recoveryCodes: await staff.confirmSecondFactor(caller, body.code),
  }));
  bind(http, endpoints.enterSecondFactor, ({ caller, body }) => emptyReply(staff.enterSecondFactor(caller, body)));
  bind(http, endpoints.renewRecoveryCodes, async ({ caller, body }) => ({
    recoveryCodes: await staff.renewRecoveryCodes(caller.idUser, body),
  }));
};

const memberRoutes = (http: Http, staff: Staff) => {
  bind(http, endpoints.getStaffMembers, ({ body }) => staff.listMembers(body));
  bind(http, endpoints.addStaffMember, ({ caller, body }) => emptyReply(staff.addMember(caller.idUser, body)));
  bind(http, endpoints.changeStaffScopes, ({ caller, body }) => emptyReply(staff.changeScopes(caller.idUser, body)));
  bind(http, endpoints.removeStaffMember, ({ caller, body }) =>
    emptyReply(staff.removeMember(caller.idUser, body.idUser)),
  );
  bind(http, endpoints.resetSecondFactor, ({ caller, body }) =>
    emptyReply(staff.resetSecondFactor(caller.idUser, body.idUser)),
  );
};
