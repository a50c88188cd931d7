-- The calendar ends in 2999: the last day of 9999 has no day after it that is written alike, and no list or file could tell of it.
update announcement set shown_from = least(shown_from, '2999-12-30T00:00Z'), shown_until = least(shown_until, '2999-12-31T00:00Z');
alter table announcement add check (shown_from < '3000-01-02T00:00Z');
alter table announcement add check (shown_until < '3000-01-02T00:00Z');
