import { cents } from '@stagedoor/contract/money';
import type { StaffAction } from '@stagedoor/contract/schemas/staff';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

const sums = ['amount', 'total'];

/** Ids and amounts that were logged with the action. */
export const Details = ({ detail }: Pick<StaffAction, 'detail'>) => {
  const { find } = useTranslation('audit');
  const { find: findScope } = useTranslation('members');
  const dollars = useDollars();
  const scopes = (list: string) =>
    list
      .split(', ')
      .map((scope) => findScope(`names.${scope}`) ?? scope)
      .join(', ');
  const shown = (name: string, value: string | number) => {
    if (sums.includes(name)) return dollars(cents(Number(value)));
    return name === 'scopes' ? scopes(String(value)) : String(value);
  };
  return Object.entries(detail).map(([name, given]) => {
    const value = shown(name, given);
    return <small key={name}>{find(`details.${name}`, { value }) ?? `${name}: ${value}`}</small>;
  });
};
