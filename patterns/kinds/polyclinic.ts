import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Поликлиника', 'Емхана', 'Poliklinika', 'Polyclinic'),
  words:
    /поликлин|емхана|poliklin|polyclin|госпитал|больниц|аурухана|hospital|gospital|shifoxona|многопрофил|көпсалалы|koʻp tarmoqli/u,
  palettes: { calm: 'forest', editorial: 'ink', direct: 'sky' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'Врачи разных специальностей в одном месте',
        'Түрлі мамандық дәрігерлері бір жерде',
        'Turli soha shifokorlari bir joyda',
        'Many kinds of doctors in one place',
      ),
      lead: four(
        'Начните с одного врача. Если понадобится другой специалист, далеко идти не придётся.',
        'Бір дәрігерден бастаңыз. Басқа маман керек болса, алысқа барудың қажеті жоқ.',
        'Bitta shifokordan boshlang. Boshqa mutaxassis kerak boʻlsa, uzoqqa bormaysiz.',
        'Start with one doctor. If you need another specialist, you will not have far to go.',
      ),
    },
    editorial: {
      title: four(
        'Видим человека целиком',
        'Адамды тұтас көреміз',
        'Insonni yaxlit koʻramiz',
        'We see the whole person',
      ),
      lead: four(
        'Сердце, спина, сон и анализы связаны между собой. Поэтому врачи разных специальностей смотрят на них вместе.',
        'Жүрек, арқа, ұйқы мен талдаулар бір-бірімен байланысты. Сондықтан түрлі мамандық дәрігерлері оларға бірге қарайды.',
        'Yurak, bel, uyqu va tahlillar oʻzaro bogʻliq. Shuning uchun turli soha shifokorlari ularga birgalikda qaraydi.',
        'Heart, back, sleep and test results are connected. That is why doctors of different specialities look at them together.',
      ),
    },
    direct: {
      lead: four(
        'Самое нужное сразу: к кому прийти, когда мы работаем и как записаться.',
        'Ең керегі бірден: кімге келу, қашан жұмыс істейміз және қалай жазылу керек.',
        'Eng kerakligi darhol: kimga kelish, qachon ishlaymiz va qanday yozilish kerak.',
        'What you need first: whom to see, when we are open and how to book.',
      ),
    },
  },
  sections: { approach: 'polyclinic-approach', visit: 'polyclinic-visit', questions: 'polyclinic-questions' },
})
