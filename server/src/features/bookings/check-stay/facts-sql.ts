// What the facts of a stay are made of, as SQL: `t` is a room type, `r` a rate plan, `p` its property, `m` a room-plan, `l` an agent's link.

/** The columns of a property, without its nights, its contract and its agent. */
export const propertyColumns = `
    p.property_id as "propertyId", p.code, json_build_object('vi', p.name_vi, 'en', p.name_en) as name, p.kind, p.star, p.address,
    p.province_code as "provinceCode", p.commune_code as "communeCode", p.phone, p.email, p.state, p.time_zone as "timeZone", p.currency,
    p.weekend_nights as "weekendNights", p.tax_choice as "taxChoice", p.child_age_limit as "childAgeLimit",
    p.stay_minimum as "stayMinimum", p.check_in_from as "checkInFrom", p.check_out_until as "checkOutUntil",
    p.payment_hours as "paymentHours"`

/** The property's day at the moment `now`. */
export const todayAt = (now: string): string => `(${now}::timestamptz at time zone p.time_zone)::date`

/** Whether the property's contract is signed and has not ended at the moment `now`. */
export const contractSignedAt = (now: string): string => `
    coalesce((select c.state = 'signed' and (c.ends_on is null or c.ends_on >= ${todayAt(now)})
       from e_contract c where c.property_id = p.property_id), false)`

/** The fields of a room type. */
export const roomTypeFields = `
      'roomTypeId', t.room_type_id, 'name', json_build_object('vi', t.name_vi, 'en', t.name_en), 'active', t.active,
      'maxAdults', t.max_adults, 'maxChildren', t.max_children, 'maxGuests', t.max_guests, 'extraBeds', t.extra_beds,
      'defaultPrice', t.default_price, 'weekendPrice', t.weekend_price`

/** The fields of a rate plan. A plan that names no policy uses the property's standard one. */
export const planFields = `
      'planId', r.rate_plan_id, 'name', json_build_object('vi', r.name_vi, 'en', r.name_en), 'meals', r.meals, 'active', r.active,
      'includedAdults', r.included_adults, 'includedChildren', r.included_children, 'extraAdultPrice', r.extra_adult_price,
      'extraChildPrice', r.extra_child_price, 'extraBedPrice', r.extra_bed_price, 'minStay', r.min_stay, 'maxStay', r.max_stay,
      'derive', case when r.parent_rate_plan_id is not null then json_build_object(
          'parentId', r.parent_rate_plan_id, 'unit', r.derive_unit, 'value', r.derive_value, 'roundTo', r.derive_round_to,
          'floor', r.derive_floor, 'inheritStopSell', r.inherit_stop_sell, 'inheritCta', r.inherit_cta,
          'inheritCtd', r.inherit_ctd, 'inheritMinStay', r.inherit_min_stay, 'inheritMaxStay', r.inherit_max_stay) end,
      'cancellation', coalesce(
        (select json_build_object('name', json_build_object('vi', c.name_vi, 'en', c.name_en), 'terms', c.terms)
           from cancellation_policy c
          where c.property_id = p.property_id
            and (c.cancellation_policy_id = r.cancellation_policy_id or (r.cancellation_policy_id is null and c.standard))),
        json_build_object('name', null, 'terms', json_build_object('refundable', true, 'steps', '[]'::json))),
      'payment',
        (select json_build_object('name', json_build_object('vi', y.name_vi, 'en', y.name_en), 'terms', y.terms)
           from payment_policy y
          where y.property_id = p.property_id
            and (y.payment_policy_id = r.payment_policy_id or (r.payment_policy_id is null and y.standard)))`

/** The dates on which the rate plan is not sold, with a condition on the range `b`. */
export const datesNotApplied = (condition: string): string => `coalesce((
        select json_agg(json_build_object('from', b.from_day, 'to', b.to_day)) from rate_plan_blackout b
         where b.property_id = p.property_id and b.rate_plan_id = r.rate_plan_id and ${condition}), '[]')`

/** The fields of a room-plan. */
export const roomPlanFields = `'roomPlanId', m.room_plan_id, 'roomTypeId', m.room_type_id, 'planId', m.rate_plan_id, 'active', m.active`

/** The standing of the linked agent. */
export const standing = `json_build_object('level', l.level, 'active', l.active and a.active, 'debtLimit', l.debt_limit, 'debtUsed', l.debt_used)`

/** The standing of an agent with the property; null where there is no link. */
export const standingOf = (travelAgentId: string): string => `(
  select ${standing}
    from travel_agent_link l join travel_agent a using (travel_agent_id)
   where l.property_id = p.property_id and l.travel_agent_id = ${travelAgentId})`

/** The property's promotions that are switched on, and how its discounts meet. */
export const promotionFacts = `json_build_object(
  'mode', p.promotion_mode,
  'promotions', coalesce((
    select json_agg(json_build_object('promotionId', x.promotion_id, 'name', json_build_object('vi', x.name_vi, 'en', x.name_en),
        'type', x.promo_type, 'rank', x.rank, 'effect', x.effect, 'unit', x.percent_or_fixed, 'value', x.value, 'code', x.code,
        'daysBefore', x.days_before, 'buy', x.buy, 'free', x.free, 'counted', x.counted, 'bookFrom', x.book_from, 'bookTo', x.book_to,
        'stayFrom', x.stay_from, 'stayTo', x.stay_to, 'datesExcluded', x.dates_excluded, 'weekdays', x.weekdays,
        'planIds', x.apply_plans, 'roomTypeIds', x.apply_room_types, 'minOrder', x.min_order, 'minNights', x.min_nights,
        'channels', x.channels, 'agents', x.apply_to, 'levels', x.apply_levels, 'agentIds', x.apply_agents,
        'usesLeft', x.most_uses - x.uses) order by x.rank, x.promotion_id)
      from promotion x where x.property_id = p.property_id and x.active), '[]'))`

/** The property's terms of levels and agents. */
export const termsFacts = `coalesce((
    select json_agg(json_build_object('termsId', y.agent_terms_id, 'level', y.level, 'travelAgentId', y.travel_agent_id,
        'agent', case when y.travel_agent_id is not null then
          (select json_build_object('vi', a.name_vi, 'en', a.name_en) from travel_agent a where a.travel_agent_id = y.travel_agent_id) end,
        'priceUnit', y.price_unit, 'priceValue', y.price_value, 'pricePlans', y.price_plans,
        'plansOpen', y.plans_open, 'openPlans', y.open_plans,
        'capUnit', y.cap_unit, 'capRooms', y.cap_rooms, 'capShare', y.cap_share, 'capRefilled', y.cap_refilled,
        'releaseSteps', y.release_steps) order by y.agent_terms_id)
      from agent_terms y where y.property_id = p.property_id), '[]')`

/** What agents have on the nights from a day to before another: held now, and ever taken; counted only where terms have a cap or a release step. */
export const agentRooms = (agents: string, from: string, to: string): string => `
  case when exists (select from agent_terms y where y.property_id = p.property_id and (y.cap_unit in ('rooms', 'share') or y.release_steps <> '[]'))
    then coalesce((
      select json_agg(json_build_object('travelAgentId', had.travel_agent_id, 'roomTypeId', had.room_type_id, 'night', had.night,
          'held', had.held, 'taken', had.taken))
        from (
          select b.travel_agent_id, r.room_type_id, stayed.night::date as night,
              count(*) filter (where b.state not in ('cancel', 'void')) as held, count(*) as taken
            from booking b
            join booking_room r using (property_id, booking_id)
           cross join generate_series(greatest(b.check_in, ${from}), least(b.check_out, ${to}) - 1, interval '1 day') as stayed (night)
           where b.property_id = p.property_id and b.travel_agent_id = any(${agents}) and b.check_out > ${from} and b.check_in < ${to}
           group by b.travel_agent_id, r.room_type_id, stayed.night) had), '[]')
    else '[]'::json end`

/** All rates of tax; those of rooms name no kind of service. */
export const taxRates = `(
  select json_agg(case when taxed_as = 'room'
      then json_build_object('kind', kind, 'from', valid_from, 'to', valid_to, 'basisPoints', basis_points)
      else json_build_object('kind', kind, 'from', valid_from, 'to', valid_to, 'basisPoints', basis_points, 'taxedAs', taxed_as) end)
    from tax_rate)`

/** The property's services on sale that are asked for by their codes or included in a package, with the special days of a stay. */
export const serviceFacts = (codes: string, stays: string): string => `coalesce((
    select json_agg(json_build_object('serviceId', s.hotel_service_id, 'code', s.code,
        'name', json_build_object('vi', s.name_vi, 'en', s.name_en), 'unit', s.unit, 'price', s.price, 'taxedAs', s.taxed_as,
        'maxOrder', s.max_order, 'includedIn', s.apply_plans, 'channels', s.channels,
        'specialDays', coalesce((
          select json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price))
            from hotel_service_day d
           where d.property_id = s.property_id and d.hotel_service_id = s.hotel_service_id
             and exists (select from ${stays} where d.from_day < stay.check_out and d.to_day >= stay.check_in)), '[]'))
        order by s.display_order, s.hotel_service_id)
      from hotel_service s
     where s.property_id = p.property_id and s.active and (cardinality(s.apply_plans) > 0 or s.code = any(${codes}::text[]))), '[]')`
