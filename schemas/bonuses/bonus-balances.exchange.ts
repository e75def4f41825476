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
