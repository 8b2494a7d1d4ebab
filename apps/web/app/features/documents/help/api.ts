import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { api } from '../../../shared/api/client.ts';

type Question = NonNullable<Input<Endpoints['contactSupport']>['body']>;

export const contactSupport = (body: Question) => api('contactSupport', { body });
