import { defineExchange, type ExchangedValue } from '../exchange/define-exchange.ts'
import { integerKind } from '../exchange/kinds/number.ts'
import { exchange as patients } from '../patients/patients.exchange.ts'

const { number, fullName, lastName, name, middleName, birthday, phone } = patients.fields

/** Balances of bonus cards of another system in tables. A patient has to have a card in the clinic. */
export const exchange = defineExchange({
  name: 'bonus-balances',
  section: 'bonus-system',
  label: { ru: 'Остатки баллов', kk: 'Ұпай қалдықтары', uz: 'Ball qoldiqlari', en: 'Point balances' },
  needs: ['patients'],
  adds: {
    ru: 'Эти пациенты есть в клинике, а их баллы ещё не внесены: добавим баллы на их карты.',
    kk: 'Бұл пациенттер клиникада бар, ал ұпайы әлі енгізілмеген: ұпайды олардың карталарына қосамыз.',
    uz: 'Bu bemorlar klinikada bor, ballari esa hali kiritilmagan: ballarni ularning kartalariga qoʻshamiz.',
    en: 'These patients are at the clinic, but their points are not here yet: they will be added to their cards.',
  },
  fields: {
    fullName,
    lastName,
    name,
    middleName,
    phone,
    birthday,
    number,
    balance: {
      label: { ru: 'Баллы', kk: 'Ұпай', uz: 'Ball', en: 'Points' },
      names: [
        'Остаток баллов',
        'Бонусы',
        'Бонусный баланс',
        'Баланс',
        'Бонустар',
        'Bonuslar',
        'Bonus',
        'Balance',
      ],
      kind: integerKind({ minimum: 0, maximum: 1_000_000_000 }),
      isRequired: true,
    },
  },
})

/** What a table says of a balance. */
export type ExchangedBalance = ExchangedValue<typeof exchange>
