-- Refunds that a gateway pays back: through which payment, and when it was last asked.
alter table refund
  add column payment_order_id uuid,
  add column asked_at timestamptz,
  -- Its number at the gateway, which pays back a number once. A refund that the gateway refused gets another when it is sent again; one on
  -- which the gateway never decided keeps it.
  add column request_id uuid,
  add constraint refund_through_payment foreign key (property_id, payment_order_id) references payment_order,
  add constraint refund_asked_through_a_payment check (state <> 'asked' or (payment_order_id is not null and request_id is not null));
create index refund_through_order on refund (property_id, payment_order_id) where payment_order_id is not null;
create index refund_asked on refund (changed_at) where state = 'asked';

-- The payment through which an agreed refund can go back: of the same booking, and as much of it is left. Only VNPAY takes refunds by the
-- account that a property gives us.
create function order_to_pay_back(property uuid, entry uuid) returns uuid language sql stable as $$
  select o.payment_order_id
    from refund r
    join payment_link l on l.property_id = r.property_id and l.booking_id = r.booking_id
    join payment_order o on o.property_id = l.property_id and o.payment_link_id = l.payment_link_id
   where r.property_id = property and r.ledger_entry_id = entry and o.state = 'paid' and o.rail = 'vnpay'
     and o.amount >= r.amount + coalesce((
       select sum(other.amount) from refund other
        where other.property_id = o.property_id and other.payment_order_id = o.payment_order_id
          and other.state in ('asked', 'done') and other.ledger_entry_id <> r.ledger_entry_id), 0)
   order by o.started_at desc limit 1
$$;
