-- Facts that everybody has heard are forgotten by their age.
create index fact_age on fact using brin (at) with (pages_per_range = 16);
