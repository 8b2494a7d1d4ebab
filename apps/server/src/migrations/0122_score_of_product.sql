-- A score's product exists; so far only the trigger that copies it from the order said so.
alter table score add constraint score_product foreign key (id_product) references product (id);
