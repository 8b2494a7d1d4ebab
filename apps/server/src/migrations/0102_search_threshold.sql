-- Long words are compared with fewer others. A replaced letter and two that changed places alter seven of the n + 1 trigrams of a word,
-- so at least n - 6 of n + 8 remain in common; what has less in common is a candidate for nothing.
select similarity('', '');
create or replace function search_words_alike(typed text) returns setof search_word language plpgsql stable
  set pg_trgm.similarity_threshold = '0.2' set enable_seqscan = off as $$
begin
  if length(typed) > 10 then
    perform set_config('pg_trgm.similarity_threshold', ((length(typed) - 6.0) / (length(typed) + 8))::text, true);
  end if;
  return query select * from search_word where word % typed order by similarity(word, typed) desc, id limit 25;
end
$$;
