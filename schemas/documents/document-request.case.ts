import { defineCase } from '../cases/define-case.ts'
import { t } from '../core/type.ts'

/** A patient's request for a paper of the clinic: a certificate for taxes, an extract, a copy of results. */
export const documentRequest = defineCase({
  name: 'document-request',
  label: {
    ru: 'Запрос документа',
    kk: 'Құжатқа сұраныс',
    uz: 'Hujjat soʻrovi',
    en: 'Request for a document',
  },
  begins: ['new'],
  states: {
    new: { label: { ru: 'Новый', kk: 'Жаңа', uz: 'Yangi', en: 'New' } },
    preparing: {
      label: { ru: 'Готовится', kk: 'Дайындалуда', uz: 'Tayyorlanmoqda', en: 'Being prepared' },
    },
    ready: {
      label: { ru: 'Готов к выдаче', kk: 'Беруге дайын', uz: 'Berishga tayyor', en: 'Ready to be collected' },
    },
    given: { label: { ru: 'Выдан', kk: 'Берілді', uz: 'Berilgan', en: 'Given' } },
    refused: { label: { ru: 'Отказано', kk: 'Бас тартылды', uz: 'Rad etilgan', en: 'Refused' } },
    left: {
      label: { ru: 'Не забрали', kk: 'Алынбады', uz: 'Olib ketilmagan', en: 'Not collected' },
    },
    withdrawn: { label: { ru: 'Отозван', kk: 'Кері қайтарылды', uz: 'Qaytarib olingan', en: 'Withdrawn' } },
  },
  arrows: {
    accept: {
      label: {
        ru: 'Взяли в работу',
        kk: 'Жұмысқа алынды',
        uz: 'Ishga olindi',
        en: 'Accepted',
      },
      act: { ru: 'Взять в работу', kk: 'Жұмысқа алу', uz: 'Ishga olish', en: 'Accept' },
      told: {
        clinic: {
          ru: 'Клиника готовит документ',
          kk: 'Клиника құжатты дайындап жатыр',
          uz: 'Klinika hujjatni tayyorlamoqda',
          en: 'The clinic is preparing the document',
        },
      },
      from: ['new'],
      to: 'preparing',
      by: ['clinic'],
    },
    finish: {
      label: { ru: 'Подготовили', kk: 'Дайындалды', uz: 'Tayyorlandi', en: 'Prepared' },
      act: { ru: 'Документ готов', kk: 'Құжат дайын', uz: 'Hujjat tayyor', en: 'The document is ready' },
      told: {
        clinic: {
          ru: 'Документ готов, его можно забрать',
          kk: 'Құжат дайын, оны алуға болады',
          uz: 'Hujjat tayyor, uni olib ketish mumkin',
          en: 'The document is ready to be collected',
        },
      },
      from: ['new', 'preparing'],
      to: 'ready',
      by: ['clinic'],
    },
    give: {
      label: { ru: 'Выдали', kk: 'Берілді', uz: 'Berildi', en: 'Given' },
      act: {
        ru: 'Выдан пациенту',
        kk: 'Пациентке берілді',
        uz: 'Bemorga berildi',
        en: 'Given to the patient',
      },
      told: {
        clinic: {
          ru: 'Вам выдали документ',
          kk: 'Сізге құжат берілді',
          uz: 'Sizga hujjat berildi',
          en: 'You have received the document',
        },
      },
      from: ['ready'],
      to: 'given',
      by: ['clinic'],
    },
    refuse: {
      label: { ru: 'Отказали', kk: 'Бас тартылды', uz: 'Rad etildi', en: 'Refused' },
      act: { ru: 'Отказать', kk: 'Бас тарту', uz: 'Rad etish', en: 'Refuse' },
      told: {
        clinic: {
          ru: 'Клиника отказала',
          kk: 'Клиника бас тартты',
          uz: 'Klinika rad etdi',
          en: 'The clinic has refused',
        },
      },
      from: ['new', 'preparing'],
      to: 'refused',
      by: ['clinic'],
      needsReason: true,
    },
    withdraw: {
      label: { ru: 'Отозвали', kk: 'Кері қайтарылды', uz: 'Qaytarib olindi', en: 'Withdrawn' },
      act: {
        ru: 'Отозвать запрос',
        kk: 'Сұранысты қайтарып алу',
        uz: 'Soʻrovni qaytarib olish',
        en: 'Withdraw the request',
      },
      told: {
        patient: {
          ru: 'Вы отозвали запрос',
          kk: 'Сіз сұранысты қайтарып алдыңыз',
          uz: 'Siz soʻrovni qaytarib oldingiz',
          en: 'You withdrew the request',
        },
      },
      from: ['new', 'preparing', 'ready'],
      to: 'withdrawn',
      by: ['patient'],
    },
    expire: {
      label: {
        ru: 'Закрыли: за документом не пришли',
        kk: 'Жабылды: құжатты алуға келмеді',
        uz: 'Yopildi: hujjatga kelinmadi',
        en: 'Closed: nobody collected the document',
      },
      told: {
        clock: {
          ru: 'За документом не пришли 60 дней, запрос закрыт',
          kk: 'Құжатты 60 күн бойы алуға келмеді, сұраныс жабылды',
          uz: 'Hujjatga 60 kun kelinmadi, soʻrov yopildi',
          en: 'Nobody collected the document in 60 days; the request is closed',
        },
      },
      from: ['ready'],
      to: 'left',
      by: ['clock'],
    },
  },
  filed: {
    section: 'questions',
    list: {
      ru: 'Запросы документов',
      kk: 'Құжат сұраныстары',
      uz: 'Hujjat soʻrovlari',
      en: 'Requests for documents',
    },
    title: { ru: 'Запросить документ', kk: 'Құжат сұрау', uz: 'Hujjat soʻrash', en: 'Request a document' },
    lead: {
      ru: 'Клиника подготовит документ и напишет вам, когда его можно забрать.',
      kk: 'Клиника құжатты дайындап, оны қашан алуға болатынын сізге хабарлайды.',
      uz: 'Klinika hujjatni tayyorlaydi va uni qachon olib ketish mumkinligini sizga yozadi.',
      en: 'The clinic prepares the document and writes to you when you can collect it.',
    },
    form: t.object({
      document: t.choice(
        {
          taxes: {
            ru: 'Справка об оплате для налогового вычета',
            kk: 'Салық шегерімі үшін төлем туралы анықтама',
            uz: 'Soliq chegirmasi uchun toʻlov maʼlumotnomasi',
            en: 'Certificate of payment for a tax deduction',
          },
          extract: {
            ru: 'Выписка из медицинской карты',
            kk: 'Медициналық картадан үзінді',
            uz: 'Tibbiy kartadan koʻchirma',
            en: 'Extract from the medical record',
          },
          results: {
            ru: 'Копия результатов анализов или снимков',
            kk: 'Талдау нәтижелерінің немесе суреттердің көшірмесі',
            uz: 'Tahlil natijalari yoki suratlar nusxasi',
            en: 'Copy of test results or images',
          },
          other: { ru: 'Другой документ', kk: 'Басқа құжат', uz: 'Boshqa hujjat', en: 'Another document' },
        },
        {
          label: {
            ru: 'Какой документ нужен',
            kk: 'Қандай құжат керек',
            uz: 'Qanday hujjat kerak',
            en: 'Which document you need',
          },
        },
      ),
      patient: t.string({
        label: {
          ru: 'Имя пациента и год рождения',
          kk: 'Пациенттің аты-жөні мен туған жылы',
          uz: 'Bemorning ismi va tugʻilgan yili',
          en: 'The patient’s name and year of birth',
        },
        max: 160,
      }),
      period: t.optional(
        t.string({
          label: {
            ru: 'За какое время',
            kk: 'Қай уақыт үшін',
            uz: 'Qaysi davr uchun',
            en: 'For which period',
          },
          help: {
            ru: 'Например: 2026 год или приём 14 октября.',
            kk: 'Мысалы: 2026 жыл немесе 14 қазандағы қабылдау.',
            uz: 'Masalan: 2026-yil yoki 14-oktabrdagi qabul.',
            en: 'For example: the year 2026, or the visit on 14 October.',
          },
          max: 160,
        }),
      ),
      details: t.optional(
        t.string({
          label: {
            ru: 'Что ещё важно',
            kk: 'Тағы не маңызды',
            uz: 'Yana nima muhim',
            en: 'What else matters',
          },
          max: 2000,
          multiline: true,
        }),
      ),
    }),
    example: { document: 'taxes', patient: 'Гульнара Сейткали, 1988', period: '2026' },
    waits: { clinic: ['new', 'preparing'] },
    clock: [{ arrow: 'expire', days: 60 }],
    keepDays: 365,
  },
})
export default documentRequest
