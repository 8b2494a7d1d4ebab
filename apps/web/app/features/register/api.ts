import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { api } from '../../shared/api/client.ts';

type Registration = NonNullable<Input<Endpoints['registerUser']>['body']>;

export const registerUser = (body: Registration) => api('registerUser', { body });
