-- Whether a talent answers now is not stored: it follows from their own switch (`away_until`), from their live connection
-- (`live_until`, set ahead while it is there) and from the clock. The column `answering` is no longer read; it stays until
-- a later release, because the previous version still reads it during a rolling update.
alter table talent add column live_until timestamptz;
-- Once a minute a connection writes its talent's row, in the same page where there is room.
alter table talent set (fillfactor = 80);
