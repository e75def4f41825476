import { type AppointmentState, appointmentCase } from '../booking/appointment.case.ts'
import { appointmentStatuses } from '../booking/appointment-status.ts'
import type { Label } from '../core/type.ts'
import { defineExchange, type ExchangedValue } from '../exchange/define-exchange.ts'
import type { CellKind } from '../exchange/kind.ts'
import { choiceKind, yesNoKind } from '../exchange/kinds/choice.ts'
import { dateKind } from '../exchange/kinds/date.ts'
import { nameOrInitialsKind } from '../exchange/kinds/full-name.ts'
import { minutesKind } from '../exchange/kinds/minutes.ts'
import { priceKind } from '../exchange/kinds/number.ts'
import { textKind } from '../exchange/kinds/texts.ts'
import { momentKind, timeRangeKind } from '../exchange/kinds/time.ts'
import { exchange as patients } from '../patients/patients.exchange.ts'

const { number, fullName, lastName, name, middleName, birthday, phone } = patients.fields

const states = Object.fromEntries(
  appointmentStatuses.flatMap((status) =>
    status === 'hold' ? [] : [[status, appointmentCase.states[status].label] as const],
  ),
) as Record<AppointmentState, Label>

const stateKind = choiceKind(states, {
  completed: [
    'завершён',
    'завершена',
    'выполнен',
    'выполнено',
    'оказана',
    'принят',
    'пришёл',
    'пришла',
    'completed',
  ],
  no_show: ['не пришёл', 'не пришла', 'не явился', 'не явилась', 'неявка', 'no show'],
  cancelled_by_patient: ['отказ', 'отказ пациента'],
  cancelled_by_clinic: ['отмена клиникой'],
})

/** Whether the patient came, by yes and no, or by the word of a state. */
const cameKind: CellKind<{ state: AppointmentState }> = {
  read: (cell, ...how) => {
    const came = yesNoKind.read(cell, ...how)
    if ('value' in came) return { value: { state: came.value ? 'completed' : 'no_show' } }
    const said = stateKind.read(cell, ...how)
    return 'value' in said ? { value: { state: said.value } } : came
  },
  write: ({ state }, locale) => stateKind.write(state, locale),
}

/** Visits in tables: what was before. A patient has to have a card, a doctor and a branch theirs. */
export const exchange = defineExchange({
  name: 'visits',
  section: 'doctor-appointment',
  label: { ru: 'Приёмы', kk: 'Қабылдаулар', uz: 'Qabullar', en: 'Visits' },
  needs: ['patients', 'doctors', 'services'],
  fields: {
    startsAt: {
      label: { ru: 'Дата и время', kk: 'Күні мен уақыты', uz: 'Sanasi va vaqti', en: 'Date and time' },
      names: ['Дата и время приёма', 'Начало приёма', 'Начало', 'Qabul vaqti', 'Қабылдау уақыты', 'Start'],
      kind: momentKind,
      whole: ['date', 'time'],
    },
    date: {
      label: { ru: 'Дата', kk: 'Күні', uz: 'Sana', en: 'Date' },
      names: ['Дата приёма', 'Дата визита', 'Қабылдау күні', 'Qabul sanasi', 'Visit date'],
      kind: dateKind,
      isRequired: true,
    },
    time: {
      label: { ru: 'Время', kk: 'Уақыты', uz: 'Vaqti', en: 'Time' },
      names: ['Время приёма', 'Vaqt', 'Уақыт', 'Visit time'],
      kind: timeRangeKind('duration'),
      isRequired: true,
    },
    fullName: { ...fullName, kind: nameOrInitialsKind },
    lastName,
    name,
    middleName,
    phone,
    birthday,
    number,
    doctor: {
      label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
      names: [
        'ФИО врача',
        'ФИО доктора',
        'ФИО специалиста',
        'Специалист',
        'Доктор',
        'Дәрігердің аты-жөні',
        'Shifokor F.I.SH.',
        'Doctor name',
      ],
      kind: textKind(200),
      isRequired: true,
      isOther: true,
    },
    branch: {
      label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' },
      names: ['Адрес', 'Клиника'],
      kind: textKind(200),
      isOther: true,
    },
    service: {
      label: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' },
      names: ['Наименование услуги', 'Название услуги'],
      kind: textKind(200),
      isOther: true,
    },
    duration: {
      label: {
        ru: 'Длительность, минут',
        kk: 'Ұзақтығы, минут',
        uz: 'Davomiyligi, daqiqa',
        en: 'Duration, minutes',
      },
      names: ['Длительность', 'Продолжительность', 'Минут', 'Ұзақтығы', 'Davomiyligi', 'Duration'],
      kind: minutesKind({ minimum: 5, maximum: 480 }),
    },
    price: {
      label: { ru: 'Цена', kk: 'Бағасы', uz: 'Narxi', en: 'Price' },
      names: ['Стоимость', 'Сумма', 'Баға', 'Narx', 'Cost'],
      kind: priceKind({ minimum: 0, maximum: 100_000_000_000 }),
    },
    state: {
      label: { ru: 'Состояние', kk: 'Күйі', uz: 'Holati', en: 'State' },
      names: ['Статус', 'Status'],
      kind: stateKind,
    },
    came: {
      label: { ru: 'Пришёл', kk: 'Келді', uz: 'Keldi', en: 'Came' },
      names: ['Пришла', 'Пришёл / не пришёл', 'Явка', 'Явился', 'Attended', 'Attendance'],
      kind: cameKind,
      whole: ['state'],
    },
    comment: {
      label: { ru: 'Комментарий', kk: 'Түсініктеме', uz: 'Izoh', en: 'Comment' },
      names: ['Примечание', 'Заметка', 'Ескертпе', 'Note'],
      kind: textKind(500),
    },
  },
})

/** What a table says of a visit. */
export type ExchangedVisit = ExchangedValue<typeof exchange>
