import { limits } from '@stagedoor/contract/limits';
import chips from '../../ui/buttons/chip.module.css';
import { ChipCheck } from '../../ui/buttons/chip.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import { useLanguage } from '../pages/shell-data.ts';

/** The most common languages; other chosen ones are kept. */
const usual = 'en uk ru pl de fr es it pt nl cs ro tr ka kk he ar hi zh ja ko'.split(' ');

type Props = {
  legend: string;
  chosen: readonly string[];
  problem?: string | undefined;
  onChange: (codes: string[]) => void;
};

export const LanguageChips = ({ legend, chosen, problem, onChange }: Props) => {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const full = chosen.length >= limits.account.languagesMax;
  const codes = [...new Set([...usual, ...chosen])];
  return (
    <FieldSet legend={legend}>
      <div className={chips.row}>
        {codes.map((code) => (
          <ChipCheck
            key={code}
            checked={chosen.includes(code)}
            disabled={full && !chosen.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
            }
          >
            {names.of(code) ?? code}
          </ChipCheck>
        ))}
      </div>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </FieldSet>
  );
};
