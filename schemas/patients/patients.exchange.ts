import type { Locale } from '../../locales/locale.ts'
import type { Label } from '../core/type.ts'
import { defineExchange, type ExchangedValue } from '../exchange/define-exchange.ts'
import { choiceKind, yesNoKind } from '../exchange/kinds/choice.ts'
import { pastDateKind } from '../exchange/kinds/date.ts'
import { fullNameKind } from '../exchange/kinds/full-name.ts'
import { integerKind } from '../exchange/kinds/number.ts'
import { phoneKind } from '../exchange/kinds/phone.ts'
import { emailKind, nameKind, textKind } from '../exchange/kinds/texts.ts'

const languages: Record<Locale, Label> = {
  ru: { ru: 'Русский', kk: 'Орыс тілі', uz: 'Rus tili', en: 'Russian' },
  kk: { ru: 'Казахский', kk: 'Қазақ тілі', uz: 'Qozoq tili', en: 'Kazakh' },
  uz: { ru: 'Узбекский', kk: 'Өзбек тілі', uz: 'Oʻzbek tili', en: 'Uzbek' },
  en: { ru: 'Английский', kk: 'Ағылшын тілі', uz: 'Ingliz tili', en: 'English' },
}

/** Patients in tables: the cards of a clinic. */
export const exchange = defineExchange({
  name: 'patients',
  section: 'patients',
  label: { ru: 'Пациенты', kk: 'Пациенттер', uz: 'Bemorlar', en: 'Patients' },
  fields: {
    number: {
      label: { ru: 'Номер карты', kk: 'Карта нөмірі', uz: 'Karta raqami', en: 'Card number' },
      kind: integerKind({ minimum: 1, maximum: 2_000_000_000 }),
      isKey: true,
    },
    fullName: {
      label: {
        ru: 'Фамилия, имя и отчество',
        kk: 'Тегі, аты және әкесінің аты',
        uz: 'Familiyasi, ismi va otasining ismi',
        en: 'Full name',
      },
      names: [
        'ФИО',
        'Ф.И.О.',
        'ФИО пациента',
        'ФИО клиента',
        'Пациент',
        'Клиент',
        'Аты-жөні',
        'ТАӘ',
        'F.I.SH.',
        'FISH',
        'Bemor',
        'Patient',
        'Patient name',
        'Name of patient',
        'Name',
      ],
      kind: fullNameKind,
      whole: ['lastName', 'name', 'middleName'],
    },
    lastName: {
      label: { ru: 'Фамилия', kk: 'Тегі', uz: 'Familiyasi', en: 'Last name' },
      names: ['Familiya', 'Surname', 'Family name', 'LastName', 'Фамилия пациента'],
      kind: nameKind,
      isRequired: true,
    },
    name: {
      label: { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'First name' },
      names: ['Ism', 'Given name', 'FirstName', 'Имя пациента'],
      kind: nameKind,
      isRequired: true,
    },
    middleName: {
      label: { ru: 'Отчество', kk: 'Әкесінің аты', uz: 'Otasining ismi', en: 'Patronymic' },
      names: ['Отчество (при наличии)', 'Sharifi', 'Middle name', 'MiddleName', 'Second name'],
      kind: nameKind,
    },
    birthday: {
      label: { ru: 'Дата рождения', kk: 'Туған күні', uz: 'Tugʻilgan sanasi', en: 'Date of birth' },
      names: [
        'Д.р.',
        'ДР',
        'День рождения',
        'Дата рожд.',
        'Г.р.',
        'Туған күн',
        'Tugʻilgan kuni',
        'Birthday',
        'Birth date',
        'DOB',
        'BirthDate',
      ],
      kind: pastDateKind,
    },
    phone: {
      label: { ru: 'Телефон', kk: 'Телефон', uz: 'Telefon', en: 'Phone' },
      names: [
        'Тел',
        'Тел.',
        'Номер телефона',
        'Мобильный',
        'Мобильный телефон',
        'Моб. тел.',
        'Сотовый',
        'Контактный телефон',
        'Телефон нөмірі',
        'Telefon raqami',
        'Phone number',
        'Mobile',
        'Tel',
        'Contact phone',
        'Contact number',
      ],
      kind: phoneKind,
    },
    email: {
      label: { ru: 'E-mail', kk: 'E-mail', uz: 'E-mail', en: 'E-mail' },
      names: [
        'Почта',
        'Эл. почта',
        'Электронная почта',
        'Электрондық пошта',
        'Elektron pochta',
        'Email address',
        'Mail',
      ],
      kind: emailKind,
    },
    locale: {
      label: { ru: 'Язык', kk: 'Тілі', uz: 'Tili', en: 'Language' },
      names: ['Язык общения', 'Til', 'Тіл'],
      kind: choiceKind(languages, {
        ru: ['рус', 'русский язык'],
        kk: ['каз', 'қазақша', 'казахский язык'],
        uz: ['узб', 'oʻzbekcha'],
        en: ['англ'],
      }),
    },
    doNotCall: {
      label: { ru: 'Не звонить', kk: 'Қоңырау шалмау', uz: 'Qoʻngʻiroq qilinmasin', en: 'Do not call' },
      kind: yesNoKind,
    },
    remark: {
      label: { ru: 'Заметка', kk: 'Ескертпе', uz: 'Eslatma', en: 'Remark' },
      names: ['Примечание', 'Комментарий', 'Заметки', 'Izoh', 'Note', 'Notes', 'Comment'],
      kind: textKind(500),
    },
  },
})

/** What a table says of a patient. */
export type ExchangedPatient = ExchangedValue<typeof exchange>
