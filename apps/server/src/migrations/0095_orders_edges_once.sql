-- Where an order may go is asked by `keep_order_history`, which also asks who moves it. `keep_to_edges` asked the same a second
-- time, with a statement that the database had to plan anew for each order.
drop trigger orders_keep_to_edges on orders;
