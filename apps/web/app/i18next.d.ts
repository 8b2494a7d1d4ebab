import type { Catalogue } from '@stagedoor/messages/catalogue';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Catalogue;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
