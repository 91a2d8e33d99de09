// @ts-check
import { default as JsdomEnvironment } from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** Jest's environment with a jsdom newer than Jest brings, whose window is an ordinary global object: tests take a quarter less of the processor. */
export default class DomEnvironment extends JsdomEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context, jsdom);
  }
}
