import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import type { OwnConsultation } from '../../schemas/api/consultation.ts'
import type { ConsultationArrow } from '../../schemas/consultations/consultation.case.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import { render } from '../../ui/test/render.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { consultationTexts } from '../parts/consultations/consultation-texts.ts'
import { momentInWords, stateInWords } from '../parts/consultations/consultation-words.ts'
import { fileFaults, sizeInWords } from './chosen-files.ts'
import { Messages } from './messages.client.tsx'

const t = translate('ru')
const texts = consultationTexts(t)
const words = dateWords(t)
const { moderation, active, blocked, ended } = consultationStatus
const move = (ARROW: ConsultationArrow, FROM: OwnConsultation['STATUS'], TO: OwnConsultation['STATUS']) => ({
  ARROW,
  LABEL: 'Клиника завершила консультацию',
  FROM,
  TO,
  NAME: null,
  BY: 'moderator' as const,
  AT: '2026-11-27T10:00:00Z',
  REASON: null,
})
const mega = 1024 * 1024

describe('an instant', () => {
  it('is told to the minute, by the clock of the clinic', () => {
    expect(momentInWords('2026-11-28T00:52:40.416Z', 'Asia/Almaty', words)).toBe('28 ноября, 05:52')
  })
})

describe('the state of a consultation', () => {
  it.each([
    [moderation, [], 'moderation'],
    [active, [move('approve', moderation, active)], 'active'],
    [blocked, [move('reject', moderation, blocked)], 'rejected'],
    [blocked, [move('block', active, blocked)], 'blocked'],
    [ended, [move('end', active, ended)], 'ended'],
  ] as const)('%i is told in words of its own', (STATUS, HISTORY, state) => {
    expect(stateInWords({ STATUS, HISTORY: [...HISTORY] })).toBe(state)
  })
  it('and when something was written is said by the clock of the clinic', () => {
    expect(momentInWords('2026-11-27T20:30:59.123Z', 'Asia/Almaty', words)).toBe('28 ноября, 01:30')
  })
})

describe('files of a message (F23)', () => {
  const file = (name: string, type: string, size = 1000) => ({ name, type, size })
  it('are pictures and documents of at most 10 MB, five of them; each wrong one says why', () => {
    const faults = fileFaults(
      [
        file('snimok.jpg', 'image/jpeg'),
        file('virus.exe', 'application/x-msdownload'),
        file('large.pdf', 'application/pdf', 10 * mega + 1),
        file('analiz.png', 'image/png'),
        file('whole.pdf', 'application/pdf', 10 * mega),
        file('sixth.png', 'image/png'),
      ],
      texts,
    )
    expect(faults).toEqual([undefined, texts.fileType, texts.fileSize, undefined, undefined, texts.fileMany])
  })
  it('show their size', () => expect(sizeInWords(2.5 * mega, texts)).toBe('2,5\u00a0МБ'))
})

describe('what was written', () => {
  const message = (more: object) => ({
    MESSAGE_ID: 'm1',
    BY: 'clinic',
    SPECIALIST: 'Сапарова Айгерим',
    TEXT: 'Приходите завтра.',
    AT: '2026-11-27T11:00:00Z',
    FILES: [],
    VIDEO_URL: null,
    IS_NEW: true,
    ...more,
  })
  const consultation = {
    TEXT: 'Болит зуб <b>',
    LANG: 'ru',
    CREATED_AT: '2026-11-27T10:00:00Z',
    READ_UNTIL: '2026-11-27T10:30:00Z',
    MESSAGES: [message({}), message({ MESSAGE_ID: 'm2', BY: 'patient', SPECIALIST: null, IS_NEW: false })],
  } as unknown as OwnConsultation
  const html = render(
    <Messages
      consultation={consultation}
      link={{ code: 'K7P2', token: 'secret' }}
      texts={texts}
      when={(at) => momentInWords(at, 'Asia/Almaty', words)}
    />,
  )
  it('is a log that is read out, with who wrote when, and what is new', () => {
    expect(html).toMatch(/<div role="log" aria-label="Переписка с клиникой"><ol/)
    expect(html).toMatch(/Вы<.*27 ноября, 15:00.*Сапарова Айгерим<.*27 ноября, 16:00.*новое/s)
    expect(html).toContain('Болит зуб &lt;b&gt;')
  })
  it('says that the last own message was read only where it was', () => {
    expect(html).not.toContain(texts.read)
    const read = render(
      <Messages
        consultation={{ ...consultation, READ_UNTIL: '2026-11-27T11:30:00Z' }}
        link={{ code: 'K7P2', token: 'secret' }}
        texts={texts}
        when={(at) => at}
      />,
    )
    expect(read.match(new RegExp(texts.read, 'g'))).toHaveLength(1)
  })
})
