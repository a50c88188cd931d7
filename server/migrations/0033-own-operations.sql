-- The latest operations of a person are the steps that they can undo; an undo is found by what it undoes.
create index operation_of_account on operation (property_id, account_id, operation_no desc) where account_id is not null;
create index operation_undoes on operation (property_id, undoes) where undoes is not null;
