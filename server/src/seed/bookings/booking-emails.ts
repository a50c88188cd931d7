import type { Tx } from '#kit/transaction/transaction.ts'

/**
 * Writes the emails that bookings of the last weeks caused: to the agent, to the guest where the agent gave an address, and to the park of
 * its tickets. A few came back.
 */
export const seedBookingEmails = async (tx: Tx): Promise<void> => {
  await tx.rows(
    `insert into property_email (property_id, email_id, about, code, audience, kind, news, receiver, state, problem, reply, attempts,
         posted_at, changed_at)
     select property_id, gen_random_uuid(), about, code, audience, kind, news, receiver, case when returned then 'returned' else 'sent' end,
            case when returned then 'receiverRefused' end, case when returned then '550 5.1.1 Recipient address rejected: User unknown' else '' end,
            1, created_at + interval '1 second', created_at + interval '4 seconds'
       from (
         select b.property_id, 'booking' as about, b.code, 'agent' as audience, 'agentBooked' as kind, 'booked' as news, a.email as receiver,
                b.created_at, false as returned
           from booking b join travel_agent a using (travel_agent_id) where a.email <> ''
         union all
         select property_id, 'booking', code, 'guest', 'guestBooked', 'booked', guest_email, created_at, right(code, 1) = '3'
           from booking where guest_email <> ''
         union all
         select b.property_id, 'ticketBooking', b.code, 'property', 'ticketBooked', null, p.email, b.created_at, false
           from ticket_booking b join property p using (property_id) where p.email <> '') email
      where created_at > now() - interval '60 days'`,
  )
}
