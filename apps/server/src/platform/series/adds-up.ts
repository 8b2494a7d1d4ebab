import type { SeriesName } from './read-series.ts';

/** Selects the differences between a series and its source rows. `counted` selects id_user, at and amount of each row. */
export const seriesFaults = (series: SeriesName, counted: string): string => `
    with there as (
      select id_user, span, begins, sum(amount) as amount
      from (${counted}) counted,
        lateral (values ('day', series_day(at)), ('quarter', series_quarter(at))) of_row (span, begins)
      group by 1, 2, 3
    ), kept as (
      select id_user, span, begins, sum(amount) as amount from series_count where series = '${series}' group by 1, 2, 3
    )
    select id_user, span, begins, kept.amount, there.amount as is_there
    from kept full join there using (id_user, span, begins)
    where coalesce(kept.amount, 0) <> coalesce(there.amount, 0)`;
