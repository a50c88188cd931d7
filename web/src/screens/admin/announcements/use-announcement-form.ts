import { announcementCalls } from '@innkeeper/protocol/calls/account/announcement'
import { accountRefusals } from '@innkeeper/protocol/refusals/account'
import { say } from '@innkeeper/protocol/say'
import { checkAnnouncement } from '@innkeeper/rules/announcement/check-announcement'
import { useRouter } from '@tanstack/react-router'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form, type FormOptions } from '#kit/forms/use-form.ts'
import { paths } from '#paths.ts'

type Detail = AnswerOf<'announcement/detail'>

/** The form of an announcement. */
export type AnnouncementForm = Form<'announcement/save'>

/** The form of an announcement; saved, it goes back to the list. Where somebody else saved first, it is read again. */
export const useAnnouncementForm = (announcement: Detail | null, readAgain: () => void): AnnouncementForm => {
  const alerts = useAlerts()
  const router = useRouter()
  return useForm('announcement/save', {
    schema: announcementCalls['announcement/save'].input,
    initial: announcement === null ? newAnnouncement() : valuesOf(announcement),
    draft: announcement?.id ?? 'new',
    check: wrongInAll,
    done: () => {
      alerts.success(saved)
      void router.navigate({ href: paths.adminAnnouncements() })
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'announcementChanged') readAgain()
    },
  })
}

type Values = FormOptions<'announcement/save'>['initial']

const wrongWords = {
  endsBeforeItBegins: accountRefusals.announcementEndsEarly.words,
  nothingToShow: accountRefusals.announcementEmpty.words,
}

const wrongInAll = (values: Values) => checkAnnouncement(values).map(({ field, problem }) => ({ field, words: wrongWords[problem] }))

const emptySlide = { active: true, imageUrl: '', contentVi: '', contentEn: '' }

/** What stands in the form of a new announcement. */
export const newAnnouncement = (): Values => ({
  active: true,
  fromRelease: false,
  shownFrom: new Date().toISOString(),
  slides: [emptySlide],
})

/** What stands in the form of an announcement that is changed. */
export const valuesOf = ({ state: _state, changedAt: _at, changedBy: _by, ...values }: Detail): Values => values

const saved = say('Đã lưu thông báo chung.', 'The announcement is saved.')
