-- A new order names its payment as it is inserted; the payment, which names the order, follows in the same transaction.
alter table orders alter constraint orders_id_payment_fkey deferrable initially deferred;
