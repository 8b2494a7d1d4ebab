-- Which version of the terms somebody accepted by buying. Orders from before it was written down have none.
alter table orders add column terms_version text;
