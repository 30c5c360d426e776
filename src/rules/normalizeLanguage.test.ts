import { describe, expect, it } from 'vitest';
import { acceptedLanguage, normalizeLanguage } from './normalizeLanguage.ts';

describe('normalizeLanguage', () => {
  it.each(['zh', 'cn', 'zh-cn', 'ZH-CN', 'zh-TW', 'zh-Hans-SG'])('[V23] reads %s as zh-CN', (name) => {
    expect(normalizeLanguage(name)).toBe('zh-CN');
  });

  it.each('en EN en-US en-gb en-WW en-ca en-au en-ie en-il en-za en-in en-sg en-nz en-id en-ph en-XX'.split(' '))(
    '[V23] reads %s as en',
    (name) => {
      expect(normalizeLanguage(name)).toBe('en');
    },
  );

  it.each(['vi', 'VI', 'vi-VN'])('[V23] reads %s as vi', (name) => {
    expect(normalizeLanguage(name)).toBe('vi');
  });

  it.each(['', 'fr', 'de-DE', 'vi-US', 'english', 'zhcn', 'en_US', null, undefined, 7, {}])(
    '[V23] ignores %s',
    (name) => {
      expect(normalizeLanguage(name)).toBeNull();
    },
  );
});

describe('acceptedLanguage', () => {
  it('[V23] returns the first supported language of the header', () => {
    expect(acceptedLanguage('fr-CH, fr;q=0.9, vi;q=0.8, en;q=0.7')).toBe('vi');
    expect(acceptedLanguage('zh-HK,zh;q=0.9')).toBe('zh-CN');
  });

  it('returns null without a header or a supported language', () => {
    expect(acceptedLanguage('fr, de')).toBeNull();
    expect(acceptedLanguage(undefined)).toBeNull();
  });
});
