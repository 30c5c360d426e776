import { documentCache } from './documentCache.ts';

/**
 * Computes the style of an element once until its document changes. A query by role reads the styles of an element and of
 * all elements around it, and jsdom applies all style sheets each time.
 */
export function installFastStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const stylesIn = documentCache(() => new Map<Element, CSSStyleDeclaration>());
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const styles = stylesIn(element.ownerDocument);
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    return style;
  };
}
