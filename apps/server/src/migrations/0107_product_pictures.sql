-- Pictures of a product besides its first one, in their order: `limits.products.moreImagesMax` in the contract.
create table product_picture (
  id_product bigint not null references product (id),
  place smallint not null check (place between 0 and 4),
  id_image text not null references media (id),
  primary key (id_product, place)
);
create index product_picture_image on product_picture (id_image);
