import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessLanguage } from '../../../../src/core/language/guess-language.ts';

const tagOf = (...texts: string[]) => guessLanguage(texts)?.tag;

test('a language with a non-Latin script is recognized by its characters', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['이 안내서는 처음부터 끝까지 차근차근 설명하며 모든 기능을 예제로 보여 줍니다', 'ko'],
    ['このガイドでは、最初から最後まで順を追って説明し、すべての機能を例で示します', 'ja'],
    ['本指南从头到尾逐步说明如何安装和使用本产品，并用示例展示其所有的功能和选项', 'zh-Hans'],
    ['Это руководство шаг за шагом объясняет, как установить и настроить продукт', 'ru'],
    ['Цей посібник крок за кроком пояснює, як встановити й налаштувати продукт', 'uk'],
    ['يشرح هذا الدليل خطوة بخطوة كيفية تثبيت المنتج وإعداده واستخدامه', 'ar'],
    ['این راهنما گام به گام توضیح می‌دهد که چگونه محصول را نصب و پیکربندی کنید', 'fa'],
    ['מדריך זה מסביר צעד אחר צעד כיצד להתקין ולהגדיר את המוצר ולהשתמש בו', 'he'],
    ['คู่มือนี้อธิบายทีละขั้นตอนวิธีติดตั้งและตั้งค่าผลิตภัณฑ์พร้อมตัวอย่าง', 'th'],
    ['यह मार्गदर्शिका चरण दर चरण बताती है कि उत्पाद को कैसे स्थापित और कॉन्फ़िगर करें', 'hi'],
  ];
  for (const [text, tag] of cases) assert.equal(tagOf(text), tag, text);
});

test('no language is recognized from English, a few words or mixed text', () => {
  assert.equal(
    tagOf('This guide explains how to install and to configure the product.'),
    undefined,
  );
  assert.equal(tagOf('소개', '빠른 시작'), undefined);
  const korean = '이 안내서는 처음부터 끝까지 차근차근 설명하며 모든 기능을';
  assert.equal(tagOf(korean, 'and this explains the same to readers of English'), undefined);
});
