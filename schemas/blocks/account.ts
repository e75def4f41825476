import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const account = defineBlock({
  type: 'account',
  label: { ru: 'Вход и пароль', kk: 'Кіру және құпиясөз', uz: 'Kirish va parol', en: 'Sign-in and password' },
  description: {
    ru: 'Форма входа, регистрации или нового пароля.',
    kk: 'Кіру, тіркелу немесе жаңа құпиясөз нысаны.',
    uz: 'Kirish, roʻyxatdan oʻtish yoki yangi parol shakli.',
    en: 'The form for signing in, registering or setting a new password.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({
    first: t.choice(
      {
        signIn: { ru: 'Вход', kk: 'Кіру', uz: 'Kirish', en: 'Sign in' },
        signUp: { ru: 'Регистрация', kk: 'Тіркелу', uz: 'Roʻyxatdan oʻtish', en: 'Create an account' },
        confirmEmail: {
          ru: 'Подтверждение почты',
          kk: 'Поштаны растау',
          uz: 'Pochtani tasdiqlash',
          en: 'Confirm an e-mail address',
        },
        restore: {
          ru: 'Забытый пароль',
          kk: 'Ұмытылған құпиясөз',
          uz: 'Unutilgan parol',
          en: 'Forgotten password',
        },
        newPassword: {
          ru: 'Новый пароль по ссылке',
          kk: 'Сілтеме арқылы жаңа құпиясөз',
          uz: 'Havola orqali yangi parol',
          en: 'New password by a link',
        },
        expired: {
          ru: 'Пароль, срок которого истёк',
          kk: 'Мерзімі біткен құпиясөз',
          uz: 'Muddati tugagan parol',
          en: 'Expired password',
        },
        keepFactor: {
          ru: 'Отказ от отключения второго шага',
          kk: 'Екінші қадамды өшіруден бас тарту',
          uz: 'Ikkinchi qadamni oʻchirishni rad etish',
          en: 'Refusal to end the second step',
        },
      },
      { label: { ru: 'Первый шаг', kk: 'Бірінші қадам', uz: 'Birinchi qadam', en: 'First step' } },
    ),
    /** The action that requires the sign-in. */
    reason: t.optional(
      t.choice(
        {
          claim: {
            ru: 'Подтвердить клинику',
            kk: 'Клиниканы растау',
            uz: 'Klinikani tasdiqlash',
            en: 'To claim a clinic',
          },
          new: {
            ru: 'Зарегистрировать клинику',
            kk: 'Клиниканы тіркеу',
            uz: 'Klinikani roʻyxatdan oʻtkazish',
            en: 'To register a clinic',
          },
          join: {
            ru: 'Принять приглашение',
            kk: 'Шақыруды қабылдау',
            uz: 'Taklifni qabul qilish',
            en: 'To accept an invitation',
          },
        },
        {
          label: {
            ru: 'Зачем входят',
            kk: 'Не үшін кіреді',
            uz: 'Nima uchun kiradi',
            en: 'Why people sign in',
          },
          hidden: true,
        },
      ),
    ),
  }),
  example: { props: { first: 'signIn' } },
})

export default account
export type AccountProps = BlockProps<typeof account>
