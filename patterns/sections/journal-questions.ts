import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { emergency, patientsAsk } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['journal'],
  blocks: () => [
    questions('journal-questions', patientsAsk, [
      [
        four(
          'Можно ли поставить диагноз по статье?',
          'Мақалаға қарап диагноз қоюға бола ма?',
          'Maqolaga qarab tashxis qoʻysa boʻladimi?',
          'Can an article give me a diagnosis?',
        ),
        four(
          'Нет. Похожие симптомы бывают у разных болезней, и различить их может только врач на осмотре.',
          'Жоқ. Ұқсас белгілер түрлі ауруларда кездеседі, оларды қарап-тексерген дәрігер ғана ажырата алады.',
          'Yoʻq. Oʻxshash alomatlar turli kasalliklarda uchraydi, ularni faqat koʻrikda shifokor ajrata oladi.',
          'No. Different illnesses have similar symptoms, and only a doctor who examines you can tell them apart.',
        ),
      ],
      [
        four(
          'Откуда берутся темы?',
          'Тақырыптар қайдан алынады?',
          'Mavzular qayerdan olinadi?',
          'Where do the topics come from?',
        ),
        four(
          'Из вопросов, которые пациенты задают на приёме.',
          'Пациенттердің қабылдауда қоятын сұрақтарынан.',
          'Bemorlar qabulda beradigan savollardan.',
          'From the questions that patients ask at their visits.',
        ),
      ],
      [
        four(
          'Как попасть на приём?',
          'Қабылдауға қалай келуге болады?',
          'Qabulga qanday kelish mumkin?',
          'How can I see a doctor?',
        ),
        four(
          'Свяжитесь с нами и скажите, что беспокоит: подберём врача и время.',
          'Бізге хабарласып, не мазалайтынын айтыңыз: дәрігер мен уақытты таңдап береміз.',
          'Biz bilan bogʻlanib, nima bezovta qilayotganini ayting: shifokor va vaqtni tanlab beramiz.',
          'Get in touch and say what troubles you: we will find a doctor and a time.',
        ),
      ],
      emergency,
    ]),
  ],
})
