// @ts-check
import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';

const { createContext } = vm;

/**
 * Jest's environment for Node in a context whose global object is an ordinary one (`vm.constants.DONT_CONTEXTIFY`). Jest's own is a
 * proxy behind Node's interceptors: each `Math` or `Map` of a test is then looked up by calls, and geometry takes up to four times as long.
 */
export default class OrdinaryGlobalEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parts */
  constructor(...parts) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...parts);
    } finally {
      vm.createContext = createContext;
    }
  }
}
