import { block, rich } from '../../../parts/blocks.ts'
import type { SeedText } from '../../../parts/seed-types.ts'

const item = (question: SeedText, answer: SeedText) => ({ question, answer: rich(answer) })

/** Six frequent questions before a first visit. */
export const faq = block('faq', 'faq', {
  title: {
    ru: 'Частые вопросы',
    kk: 'Жиі қойылатын сұрақтар',
    uz: 'Koʻp beriladigan savollar',
    en: 'Common questions',
  },
  items: [
    item(
      {
        ru: 'Сколько длится первый приём и чем он заканчивается?',
        kk: 'Алғашқы қабылдау қанша уақытқа созылады және немен аяқталады?',
        uz: 'Birinchi qabul qancha davom etadi va nima bilan tugaydi?',
        en: 'How long is the first visit and how does it end?',
      },
      {
        ru: 'Около 40\u00a0минут. Врач осмотрит зубы и дёсны, при необходимости сделает снимок и составит план: что лечить сейчас, что позже и сколько это стоит. План вы забираете с собой.',
        kk: 'Шамамен 40\u00a0минут. Дәрігер тістер мен қызыл иекті қарап, қажет болса, түсірілім жасайды да, жоспар құрады: қазір нені, кейін нені емдеу керек және ол қанша тұрады. Жоспарды өзіңізбен алып кетесіз.',
        uz: 'Taxminan 40\u00a0daqiqa. Shifokor tish va milklarni koʻradi, kerak boʻlsa surat oladi va reja tuzadi: hozir nimani, keyin nimani davolash kerak va bu qancha turadi. Rejani oʻzingiz bilan olib ketasiz.',
        en: 'About 40\u00a0minutes. The dentist looks at your teeth and gums, takes an X-ray if needed and makes a plan: what to treat now, what later and what it costs. You take the plan with you.',
      },
    ),
    item(
      {
        ru: 'Будет ли больно?',
        kk: 'Ауыра ма?',
        uz: 'Ogʻriydimi?',
        en: 'Will it hurt?',
      },
      {
        ru: 'Обычно лечение проходит под местной анестезией, и вы чувствуете только прикосновения. Если станет больно или захочется передышки, поднимите руку: врач остановится. Об аллергии и прошлых реакциях на анестезию скажите заранее.',
        kk: 'Ем әдетте жергілікті анестезиямен жүреді, сіз тек құралдың тигенін сезесіз. Ауырса немесе тынығып алғыңыз келсе, қолыңызды көтеріңіз: дәрігер тоқтайды. Аллергияңыз және анестезияға бұрынғы реакцияңыз туралы алдын ала айтыңыз.',
        uz: 'Davolash odatda mahalliy anesteziya bilan oʻtadi, siz faqat asbob tekkanini sezasiz. Ogʻrisa yoki dam olgingiz kelsa, qoʻlingizni koʻtaring: shifokor toʻxtaydi. Allergiya va anesteziyaga oldingi reaksiyalar haqida oldindan ayting.',
        en: 'Treatment is usually done under local anaesthesia, and you feel only touch. If it hurts or you need a break, raise your hand and the dentist will stop. Tell us beforehand about allergies and past reactions to anaesthesia.',
      },
    ),
    item(
      {
        ru: 'Может ли цена измениться во время лечения?',
        kk: 'Емдеу кезінде баға өзгеруі мүмкін бе?',
        uz: 'Davolash paytida narx oʻzgarishi mumkinmi?',
        en: 'Can the price change during treatment?',
      },
      {
        ru: 'Только с вашего согласия. Если врач находит то, чего не было видно на снимке, он останавливается, показывает и называет новую цену. Можно закрыть зуб временной пломбой и подумать.',
        kk: 'Тек сіздің келісіміңізбен. Дәрігер түсірілімде көрінбеген нәрсені тапса, тоқтап, көрсетеді және жаңа бағаны айтады. Тісті уақытша пломбамен жауып, ойланып алуға болады.',
        uz: 'Faqat sizning roziligingiz bilan. Shifokor suratda koʻrinmagan narsani topsa, toʻxtaydi, koʻrsatadi va yangi narxni aytadi. Tishni vaqtinchalik plomba bilan yopib, oʻylab koʻrish mumkin.',
        en: 'Only with your consent. If the dentist finds something that the X-ray did not show, the dentist stops, shows it to you and tells you the new price. You may have a temporary filling and think it over.',
      },
    ),
    item(
      {
        ru: 'Что взять с собой?',
        kk: 'Өзіммен не алуым керек?',
        uz: 'Oʻzim bilan nimalarni olib kelaman?',
        en: 'What should I bring?',
      },
      {
        ru: 'Удостоверение личности, снимки за последний год, если они есть, и список лекарств. Если вы принимаете препараты, разжижающие кровь, или лекарства от остеопороза, обязательно скажите врачу и не отменяйте их сами.',
        kk: 'Жеке куәлік, соңғы бір жылдағы түсірілімдер (болса) және дәрілер тізімі. Қанды сұйылтатын дәрі немесе остеопорозға қарсы дәрі ішіп жүрсеңіз, міндетті түрде дәрігерге айтыңыз және өз бетіңізше тоқтатпаңыз.',
        uz: 'Shaxsni tasdiqlovchi hujjat, soʻnggi bir yillik suratlar (boʻlsa) va dorilar roʻyxati. Qonni suyultiruvchi dorilar yoki osteoporozga qarshi dorilar ichayotgan boʻlsangiz, albatta shifokorga ayting va oʻzingizcha toʻxtatmang.',
        en: 'An identity document, X-rays from the last year if you have any, and a list of your medicines. If you take blood thinners or drugs for osteoporosis, be sure to tell the dentist, and do not stop them on your own.',
      },
    ),
    item(
      {
        ru: 'Как перенести или отменить запись?',
        kk: 'Қабылдау уақытын қалай ауыстыруға немесе одан қалай бас тартуға болады?',
        uz: 'Qabul vaqtini qanday koʻchirish yoki bekor qilish mumkin?',
        en: 'How do I reschedule or cancel an appointment?',
      },
      {
        ru: 'Позвоните или напишите в WhatsApp хотя бы за четыре часа: это время успеет занять другой пациент. Штрафов за отмену нет.',
        kk: 'Кемінде төрт сағат бұрын қоңырау шалыңыз немесе WhatsApp-қа жазыңыз: ол уақытқа басқа пациент жазыла алады. Бас тартқаныңыз үшін айыппұл алынбайды.',
        uz: 'Kamida toʻrt soat oldin qoʻngʻiroq qiling yoki WhatsApp orqali yozing: bu vaqtga boshqa bemor yozila oladi. Bekor qilganingiz uchun jarima yoʻq.',
        en: 'Call or send a WhatsApp message at least four hours ahead, so that someone else can take the time. There is no cancellation fee.',
      },
    ),
    item(
      {
        ru: 'Принимаете ли вы с острой болью без записи?',
        kk: 'Қатты ауырса, жазылмай келуге бола ма?',
        uz: 'Kuchli ogʻriq boʻlsa, yozilmasdan kelsa boʻladimi?',
        en: 'Can I come with acute pain without an appointment?',
      },
      {
        ru: 'Да. Каждый день есть окна для острой боли: позвоните, и мы скажем, к какому часу подъехать. При сильном отёке лица, высокой температуре, трудностях с дыханием или глотанием сразу звоните 103.',
        kk: 'Иә. Күн сайын қатты ауырғандарға бос уақыт қалдырамыз: қоңырау шалыңыз, нешеге келу керегін айтамыз. Бет қатты ісінсе, дене қызуы қатты көтерілсе, тыныс алу немесе жұтыну қиындаса, бірден 103 нөміріне қоңырау шалыңыз.',
        uz: 'Ha. Har kuni kuchli ogʻriq uchun boʻsh vaqt qoldiramiz: qoʻngʻiroq qiling, soat nechada kelishni aytamiz. Yuz qattiq shishsa, isitma baland boʻlsa, nafas olish yoki yutish qiyinlashsa, darhol 103 raqamiga qoʻngʻiroq qiling.',
        en: 'Yes. We keep time for acute pain every day: call, and we will tell you when to come. If your face is badly swollen, you have a high fever or find it hard to breathe or swallow, call 103 at once.',
      },
    ),
  ],
})
