import { ne } from 'drizzle-orm'
import {
  appointment,
  appointmentChange,
  payment,
  visitNote,
  visitNotePart,
  visitService,
  waitingList,
} from '../../database/tables/index.ts'
import { defineOutgoing } from '../../kit/outgoing/define-outgoing.ts'
import { textsShape } from '../../kit/outgoing/shapes.ts'

export const outgoing = defineOutgoing([
  {
    table: appointment,
    label: {
      ru: 'Записи и визиты',
      kk: 'Жазылулар мен қабылдаулар',
      uz: 'Yozilishlar va qabullar',
      en: 'Bookings and visits',
    },
    // Each visit gets a name of its own in calendars (`uid`): one that is signed here must not be chosen elsewhere.
    without: [
      'uid',
      'heldFrom',
      'heldBy',
      'phoneHash',
      'patientHash',
      'requestKey',
      'requestHash',
      'expiresAt',
    ],
    people: ['updatedBy'],
    // A hold is the time of somebody who is booking at this moment.
    only: ne(appointment.status, 'hold'),
    // Nobody has confirmed a contact here: a file could name anybody, and they would be written to.
    brought: (row) => ({ ...row, channel: null, remindAt: null }),
  },
  { table: appointmentChange, people: ['by'], shapes: { before: textsShape, after: textsShape } },
  { table: visitService, people: ['addedBy', 'removedBy'], shapes: { name: textsShape } },
  {
    table: payment,
    label: { ru: 'Оплаты', kk: 'Төлемдер', uz: 'Toʻlovlar', en: 'Payments' },
    people: ['by'],
    follows: { source: [payment] },
    neverChanges: true,
  },
  {
    table: visitNote,
    label: {
      ru: 'Записи врачей о визитах',
      kk: 'Дәрігерлердің қабылдау туралы жазбалары',
      uz: 'Shifokorlarning qabul haqidagi yozuvlari',
      en: 'Doctors’ notes on visits',
    },
    people: ['author'],
  },
  { table: visitNotePart },
  {
    table: waitingList,
    label: { ru: 'Лист ожидания', kk: 'Күту тізімі', uz: 'Kutish roʻyxati', en: 'Waiting list' },
    without: ['code'],
    // Each has asked to be written to where the contact was confirmed.
    outOnly: 'othersOwn',
  },
])
