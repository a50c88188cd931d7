-- What is left of a line: no more than its booking costs now. A booking that became cheaper, or ended, after its line was agreed owes less
-- than the line says, until the line of the next month says so.
create or replace function left_of_month_line(line month_line) returns bigint language sql stable as $$
  select case when line.carried then 0::bigint else least(said.amount, costs.amount) - said.allowed - costs.paid end
    from (
      select sum(l.amount)::bigint as amount, sum(l.allowed)::bigint as allowed
        from month_line l where l.property_id = line.property_id and l.booking_id = line.booking_id) said
   cross join (
      select p.paid, case when p.state not in ('cancel', 'void') then p.total else (
          select coalesce(sum(e.amount), 0)::bigint from ledger_entry e
           where e.property_id = p.property_id and e.booking_id = p.booking_id and e.kind = 'cancellation fee' and e.source = 'terms') end as amount
        from payable p where p.property_id = line.property_id and p.booking_id = line.booking_id) costs
$$;
