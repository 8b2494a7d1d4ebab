-- Every opening of a chat asks for one's own messages whose payment is still awaited; they are few among all.
create index chat_message_unpaid on chat_message (id_author, id_chat) where seq is null;
