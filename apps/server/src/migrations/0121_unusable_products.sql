-- Calls, and packs of messages and minutes, are not sold until they can be used.
update product set shelf = 'INACTIVE' where type in ('CALL', 'MESSAGE_PACKAGE', 'CALL_PACKAGE') and shelf = 'ACTIVE';
