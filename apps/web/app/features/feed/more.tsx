import { Button } from '../../ui/buttons/button.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './feed.module.css';

type MoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
  /** How many are shown now, for screen readers. */
  said?: string | undefined;
};

/** Loads the next page of a list. */
export const More = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, label, said }: MoreProps) => (
  <>
    <p className={text.hidden} aria-live="polite">
      {said}
    </p>
    {hasNextPage && (
      <div className={styles.end}>
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {label}
        </Button>
      </div>
    )}
  </>
);
