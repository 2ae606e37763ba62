var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from2, except, desc) => {
  if (from2 && typeof from2 === "object" || typeof from2 === "function") {
    for (let key of __getOwnPropNames(from2))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc(from2, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target5) => (target5 = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target5, "default", { value: mod, enumerable: true }) : target5,
  mod
));

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Lexer.js
var require_Lexer = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Lexer.js"(exports) {
    "use strict";
    var __extends = exports && exports.__extends || /* @__PURE__ */ (function() {
      var extendStatics = function(d, b) {
        extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d2, b2) {
          d2.__proto__ = b2;
        } || function(d2, b2) {
          for (var p in b2) if (b2.hasOwnProperty(p)) d2[p] = b2[p];
        };
        return extendStatics(d, b);
      };
      return function(d, b) {
        extendStatics(d, b);
        function __() {
          this.constructor = d;
        }
        d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.buildLexer = exports.extractByTokenRange = exports.extractByPositionRange = exports.TokenRangeError = exports.TokenError = void 0;
    function posToString(pos) {
      return pos === void 0 ? "<END-OF-FILE>" : JSON.stringify(pos);
    }
    var TokenError = (
      /** @class */
      (function(_super) {
        __extends(TokenError2, _super);
        function TokenError2(pos, errorMessage) {
          var _this = _super.call(this, posToString(pos) + ": " + errorMessage) || this;
          _this.pos = pos;
          _this.errorMessage = errorMessage;
          return _this;
        }
        return TokenError2;
      })(Error)
    );
    exports.TokenError = TokenError;
    var TokenRangeError = (
      /** @class */
      (function(_super) {
        __extends(TokenRangeError2, _super);
        function TokenRangeError2(first2, next, errorMessage) {
          var _this = _super.call(this, posToString(first2) + " - " + posToString(next) + ": " + errorMessage) || this;
          _this.first = first2;
          _this.next = next;
          _this.errorMessage = errorMessage;
          return _this;
        }
        return TokenRangeError2;
      })(Error)
    );
    exports.TokenRangeError = TokenRangeError;
    function extractByPositionRange(input, first2, next) {
      var firstIndex = first2 === void 0 ? input.length : first2.index;
      var nextIndex = next === void 0 ? input.length : next.index;
      if (firstIndex >= nextIndex) {
        return "";
      }
      return input.substring(firstIndex, nextIndex);
    }
    exports.extractByPositionRange = extractByPositionRange;
    function extractByTokenRange(input, first2, next) {
      return extractByPositionRange(input, first2 === void 0 ? void 0 : first2.pos, next === void 0 ? void 0 : next.pos);
    }
    exports.extractByTokenRange = extractByTokenRange;
    var TokenImpl = (
      /** @class */
      (function() {
        function TokenImpl2(lexer, input, kind, text, pos, keep) {
          this.lexer = lexer;
          this.input = input;
          this.kind = kind;
          this.text = text;
          this.pos = pos;
          this.keep = keep;
        }
        Object.defineProperty(TokenImpl2.prototype, "next", {
          get: function() {
            if (this.nextToken === void 0) {
              this.nextToken = this.lexer.parseNextAvailable(this.input, this.pos.index + this.text.length, this.pos.rowEnd, this.pos.columnEnd);
              if (this.nextToken === void 0) {
                this.nextToken = null;
              }
            }
            return this.nextToken === null ? void 0 : this.nextToken;
          },
          enumerable: false,
          configurable: true
        });
        return TokenImpl2;
      })()
    );
    var LexerImpl = (
      /** @class */
      (function() {
        function LexerImpl2(rules2) {
          this.rules = rules2;
          for (var _i = 0, _a = this.rules; _i < _a.length; _i++) {
            var rule2 = _a[_i];
            if (rule2[1].source[0] !== "^") {
              throw new Error('Regular expression patterns for a tokenizer should start with "^": ' + rule2[1].source);
            }
            if (!rule2[1].global) {
              throw new Error("Regular expression patterns for a tokenizer should be global: " + rule2[1].source);
            }
          }
        }
        LexerImpl2.prototype.parse = function(input) {
          return this.parseNextAvailable(input, 0, 1, 1);
        };
        LexerImpl2.prototype.parseNext = function(input, indexStart, rowBegin, columnBegin) {
          if (indexStart === input.length) {
            return void 0;
          }
          var subString = input.substr(indexStart);
          var result2;
          for (var _i = 0, _a = this.rules; _i < _a.length; _i++) {
            var _b = _a[_i], keep = _b[0], regexp = _b[1], kind = _b[2];
            regexp.lastIndex = 0;
            if (regexp.test(subString)) {
              var text = subString.substr(0, regexp.lastIndex);
              var rowEnd = rowBegin;
              var columnEnd = columnBegin;
              for (var _c = 0, text_1 = text; _c < text_1.length; _c++) {
                var c = text_1[_c];
                switch (c) {
                  case "\r":
                    break;
                  case "\n":
                    rowEnd++;
                    columnEnd = 1;
                    break;
                  default:
                    columnEnd++;
                }
              }
              var newResult = new TokenImpl(this, input, kind, text, { index: indexStart, rowBegin, columnBegin, rowEnd, columnEnd }, keep);
              if (result2 === void 0 || result2.text.length < newResult.text.length) {
                result2 = newResult;
              }
            }
          }
          if (result2 === void 0) {
            throw new TokenError({ index: indexStart, rowBegin, columnBegin, rowEnd: rowBegin, columnEnd: columnBegin }, "Unable to tokenize the rest of the input: " + input.substr(indexStart));
          } else {
            return result2;
          }
        };
        LexerImpl2.prototype.parseNextAvailable = function(input, index, rowBegin, columnBegin) {
          var token2;
          while (true) {
            token2 = this.parseNext(input, token2 === void 0 ? index : token2.pos.index + token2.text.length, token2 === void 0 ? rowBegin : token2.pos.rowEnd, token2 === void 0 ? columnBegin : token2.pos.columnEnd);
            if (token2 === void 0) {
              return void 0;
            } else if (token2.keep) {
              return token2;
            }
          }
        };
        return LexerImpl2;
      })()
    );
    function buildLexer(rules2) {
      return new LexerImpl(rules2);
    }
    exports.buildLexer = buildLexer;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ParserInterface.js
var require_ParserInterface = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ParserInterface.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.unableToConsumeToken = exports.resultOrError = exports.betterError = void 0;
    function betterError(e1, e2) {
      if (e1 === void 0) {
        return e2;
      }
      if (e2 === void 0) {
        return e1;
      }
      if (e1.pos === void 0) {
        return e1;
      }
      if (e2.pos === void 0) {
        return e2;
      }
      if (e1.pos.index < e2.pos.index) {
        return e2;
      } else if (e1.pos.index > e2.pos.index) {
        return e1;
      } else {
        return e1;
      }
    }
    exports.betterError = betterError;
    function resultOrError(result2, error, successful) {
      if (successful) {
        return {
          candidates: result2,
          successful: true,
          error
        };
      } else {
        return {
          successful: false,
          error
        };
      }
    }
    exports.resultOrError = resultOrError;
    function unableToConsumeToken(token2) {
      return {
        kind: "Error",
        pos: token2 === void 0 ? void 0 : token2.pos,
        message: "Unable to consume token: " + (token2 === void 0 ? "<END-OF-FILE>" : token2.text)
      };
    }
    exports.unableToConsumeToken = unableToConsumeToken;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/TokenParser.js
var require_TokenParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/TokenParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.tok = exports.str = exports.fail = exports.succ = exports.nil = void 0;
    var ParserInterface_1 = require_ParserInterface();
    function nil() {
      return {
        parse: function(token2) {
          return {
            candidates: [{
              firstToken: token2,
              nextToken: token2,
              result: void 0
            }],
            successful: true,
            error: void 0
          };
        }
      };
    }
    exports.nil = nil;
    function succ(value2) {
      return {
        parse: function(token2) {
          return {
            candidates: [{
              firstToken: token2,
              nextToken: token2,
              result: value2
            }],
            successful: true,
            error: void 0
          };
        }
      };
    }
    exports.succ = succ;
    function fail(errorMessage) {
      return {
        parse: function(token2) {
          return {
            successful: false,
            error: {
              kind: "Error",
              pos: token2 === null || token2 === void 0 ? void 0 : token2.pos,
              message: errorMessage
            }
          };
        }
      };
    }
    exports.fail = fail;
    function str(toMatch) {
      return {
        parse: function(token2) {
          if (token2 === void 0 || token2.text !== toMatch) {
            return {
              successful: false,
              error: ParserInterface_1.unableToConsumeToken(token2)
            };
          }
          return {
            candidates: [{
              firstToken: token2,
              nextToken: token2.next,
              result: token2
            }],
            successful: true,
            error: void 0
          };
        }
      };
    }
    exports.str = str;
    function tok(toMatch) {
      return {
        parse: function(token2) {
          if (token2 === void 0 || token2.kind !== toMatch) {
            return {
              successful: false,
              error: ParserInterface_1.unableToConsumeToken(token2)
            };
          }
          return {
            candidates: [{
              firstToken: token2,
              nextToken: token2.next,
              result: token2
            }],
            successful: true,
            error: void 0
          };
        }
      };
    }
    exports.tok = tok;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/MonadicSequencialParser.js
var require_MonadicSequencialParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/MonadicSequencialParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.combine = void 0;
    var ParserInterface_1 = require_ParserInterface();
    function combine(first2) {
      var continuations = [];
      for (var _i = 1; _i < arguments.length; _i++) {
        continuations[_i - 1] = arguments[_i];
      }
      return {
        parse: function(token2) {
          var firstOutput = first2.parse(token2);
          if (!firstOutput.successful) {
            return firstOutput;
          }
          var result2 = firstOutput.candidates;
          var error = firstOutput.error;
          for (var _i2 = 0, continuations_1 = continuations; _i2 < continuations_1.length; _i2++) {
            var c = continuations_1[_i2];
            if (result2.length === 0) {
              break;
            }
            var steps2 = result2;
            result2 = [];
            for (var _a = 0, steps_1 = steps2; _a < steps_1.length; _a++) {
              var step = steps_1[_a];
              var output = c(step.result).parse(step.nextToken);
              error = ParserInterface_1.betterError(error, output.error);
              if (output.successful) {
                for (var _b = 0, _c = output.candidates; _b < _c.length; _b++) {
                  var candidate = _c[_b];
                  result2.push({
                    firstToken: step.firstToken,
                    nextToken: candidate.nextToken,
                    result: candidate.result
                  });
                }
              }
            }
          }
          return ParserInterface_1.resultOrError(result2, error, result2.length !== 0);
        }
      };
    }
    exports.combine = combine;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/SequencialParser.js
var require_SequencialParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/SequencialParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.seq = void 0;
    var ParserInterface_1 = require_ParserInterface();
    function seq() {
      var ps = [];
      for (var _i = 0; _i < arguments.length; _i++) {
        ps[_i] = arguments[_i];
      }
      return {
        parse: function(token2) {
          var error;
          var result2 = [{ firstToken: token2, nextToken: token2, result: [] }];
          for (var _i2 = 0, ps_1 = ps; _i2 < ps_1.length; _i2++) {
            var p = ps_1[_i2];
            if (result2.length === 0) {
              break;
            }
            var steps2 = result2;
            result2 = [];
            for (var _a = 0, steps_1 = steps2; _a < steps_1.length; _a++) {
              var step = steps_1[_a];
              var output = p.parse(step.nextToken);
              error = ParserInterface_1.betterError(error, output.error);
              if (output.successful) {
                for (var _b = 0, _c = output.candidates; _b < _c.length; _b++) {
                  var candidate = _c[_b];
                  result2.push({
                    firstToken: step.firstToken,
                    nextToken: candidate.nextToken,
                    result: step.result.concat([candidate.result])
                  });
                }
              }
            }
          }
          return ParserInterface_1.resultOrError(result2, error, result2.length !== 0);
        }
      };
    }
    exports.seq = seq;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AlternativeParser.js
var require_AlternativeParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AlternativeParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.alt = void 0;
    var ParserInterface_1 = require_ParserInterface();
    function alt() {
      var ps = [];
      for (var _i = 0; _i < arguments.length; _i++) {
        ps[_i] = arguments[_i];
      }
      return {
        parse: function(token2) {
          var error;
          var result2 = [];
          var successful = false;
          for (var _i2 = 0, ps_1 = ps; _i2 < ps_1.length; _i2++) {
            var p = ps_1[_i2];
            var output = p.parse(token2);
            error = ParserInterface_1.betterError(error, output.error);
            if (output.successful) {
              result2 = result2.concat(output.candidates);
              successful = true;
            }
          }
          return ParserInterface_1.resultOrError(result2, error, successful);
        }
      };
    }
    exports.alt = alt;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AlternativeScParser.js
var require_AlternativeScParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AlternativeScParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.alt_sc = void 0;
    var ParserInterface_1 = require_ParserInterface();
    function alt_sc() {
      var ps = [];
      for (var _i = 0; _i < arguments.length; _i++) {
        ps[_i] = arguments[_i];
      }
      return {
        parse: function(token2) {
          var error;
          for (var _i2 = 0, ps_1 = ps; _i2 < ps_1.length; _i2++) {
            var p = ps_1[_i2];
            var output = p.parse(token2);
            error = ParserInterface_1.betterError(error, output.error);
            if (output.successful) {
              return ParserInterface_1.resultOrError(output.candidates, error, true);
            }
          }
          return {
            successful: false,
            error
          };
        }
      };
    }
    exports.alt_sc = alt_sc;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/OptionalParser.js
var require_OptionalParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/OptionalParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.opt_sc = exports.opt = void 0;
    var AlternativeParser_1 = require_AlternativeParser();
    var TokenParser_1 = require_TokenParser();
    function opt2(p) {
      return AlternativeParser_1.alt(p, TokenParser_1.nil());
    }
    exports.opt = opt2;
    function opt_sc(p) {
      return {
        parse: function(token2) {
          var output = p.parse(token2);
          if (output.successful) {
            return output;
          } else {
            return {
              candidates: [{
                firstToken: token2,
                nextToken: token2,
                result: void 0
              }],
              successful: true,
              error: output.error
            };
          }
        }
      };
    }
    exports.opt_sc = opt_sc;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ApplyParser.js
var require_ApplyParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ApplyParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.kmid = exports.kright = exports.kleft = exports.apply = void 0;
    var SequencialParser_1 = require_SequencialParser();
    function apply2(p, callback) {
      return {
        parse: function(token2) {
          var output = p.parse(token2);
          if (output.successful) {
            return {
              candidates: output.candidates.map(function(value2) {
                return {
                  firstToken: token2,
                  nextToken: value2.nextToken,
                  result: callback(value2.result, [token2, value2.nextToken])
                };
              }),
              successful: true,
              error: output.error
            };
          } else {
            return output;
          }
        }
      };
    }
    exports.apply = apply2;
    function kleft(p1, p2) {
      return apply2(SequencialParser_1.seq(p1, p2), function(value2) {
        return value2[0];
      });
    }
    exports.kleft = kleft;
    function kright(p1, p2) {
      return apply2(SequencialParser_1.seq(p1, p2), function(value2) {
        return value2[1];
      });
    }
    exports.kright = kright;
    function kmid(p1, p2, p3) {
      return apply2(SequencialParser_1.seq(p1, p2, p3), function(value2) {
        return value2[1];
      });
    }
    exports.kmid = kmid;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/RepeativeParser.js
var require_RepeativeParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/RepeativeParser.js"(exports) {
    "use strict";
    var __spreadArrays = exports && exports.__spreadArrays || function() {
      for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
      for (var r = Array(s), k = 0, i = 0; i < il; i++)
        for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++)
          r[k] = a[j];
      return r;
    };
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.lrec_sc = exports.lrec = exports.list_n = exports.list_sc = exports.list = exports.rep_n = exports.repr = exports.rep_sc = exports.rep = void 0;
    var ApplyParser_1 = require_ApplyParser();
    var ParserInterface_1 = require_ParserInterface();
    var SequencialParser_1 = require_SequencialParser();
    var TokenParser_1 = require_TokenParser();
    function rep(p) {
      var reprParser = repr(p);
      return {
        parse: function(token2) {
          var output = reprParser.parse(token2);
          if (output.successful) {
            return {
              candidates: output.candidates.reverse(),
              successful: true,
              error: output.error
            };
          } else {
            return output;
          }
        }
      };
    }
    exports.rep = rep;
    function rep_sc(p) {
      return {
        parse: function(token2) {
          var error;
          var result2 = [{ firstToken: token2, nextToken: token2, result: [] }];
          while (true) {
            var steps2 = result2;
            result2 = [];
            for (var _i = 0, steps_1 = steps2; _i < steps_1.length; _i++) {
              var step = steps_1[_i];
              var output = p.parse(step.nextToken);
              error = ParserInterface_1.betterError(error, output.error);
              if (output.successful) {
                for (var _a = 0, _b = output.candidates; _a < _b.length; _a++) {
                  var candidate = _b[_a];
                  if (candidate.nextToken !== step.nextToken) {
                    result2.push({
                      firstToken: step.firstToken,
                      nextToken: candidate.nextToken,
                      result: step.result.concat([candidate.result])
                    });
                  }
                }
              }
            }
            if (result2.length === 0) {
              result2 = steps2;
              break;
            }
          }
          return ParserInterface_1.resultOrError(result2, error, true);
        }
      };
    }
    exports.rep_sc = rep_sc;
    function repr(p) {
      return {
        parse: function(token2) {
          var error;
          var result2 = [{ firstToken: token2, nextToken: token2, result: [] }];
          for (var i = 0; i < result2.length; i++) {
            var step = result2[i];
            var output = p.parse(step.nextToken);
            error = ParserInterface_1.betterError(error, output.error);
            if (output.successful) {
              for (var _i = 0, _a = output.candidates; _i < _a.length; _i++) {
                var candidate = _a[_i];
                if (candidate.nextToken !== step.nextToken) {
                  result2.push({
                    firstToken: step.firstToken,
                    nextToken: candidate.nextToken,
                    result: step.result.concat([candidate.result])
                  });
                }
              }
            }
          }
          return ParserInterface_1.resultOrError(result2, error, true);
        }
      };
    }
    exports.repr = repr;
    function rep_n(p, count2) {
      return {
        parse: function(token2) {
          var error;
          var candidates = [{ firstToken: token2, nextToken: token2, result: [] }];
          for (var i = 0; i < count2; i++) {
            var newCandidates = [];
            for (var _i = 0, candidates_1 = candidates; _i < candidates_1.length; _i++) {
              var step = candidates_1[_i];
              var output = p.parse(step.nextToken);
              error = ParserInterface_1.betterError(error, output.error);
              if (output.successful) {
                for (var _a = 0, _b = output.candidates; _a < _b.length; _a++) {
                  var candidate = _b[_a];
                  newCandidates.push({
                    firstToken: step.firstToken,
                    nextToken: candidate.nextToken,
                    result: step.result.concat([candidate.result])
                  });
                }
              }
            }
            if (newCandidates.length === 0) {
              return {
                successful: false,
                error
              };
            } else {
              candidates = newCandidates;
            }
          }
          return ParserInterface_1.resultOrError(candidates, error, true);
        }
      };
    }
    exports.rep_n = rep_n;
    function applyList(_a) {
      var first2 = _a[0], tail = _a[1];
      return __spreadArrays([first2], tail);
    }
    function list(p, s) {
      return ApplyParser_1.apply(SequencialParser_1.seq(p, rep(ApplyParser_1.kright(s, p))), applyList);
    }
    exports.list = list;
    function list_sc(p, s) {
      return ApplyParser_1.apply(SequencialParser_1.seq(p, rep_sc(ApplyParser_1.kright(s, p))), applyList);
    }
    exports.list_sc = list_sc;
    function list_n(p, s, count2) {
      if (count2 < 1) {
        return TokenParser_1.succ([]);
      } else if (count2 === 1) {
        return ApplyParser_1.apply(p, function(value2) {
          return [value2];
        });
      } else {
        return ApplyParser_1.apply(SequencialParser_1.seq(p, rep_n(ApplyParser_1.kright(s, p), count2 - 1)), applyList);
      }
    }
    exports.list_n = list_n;
    function applyLrec(callback) {
      return function(value2) {
        var result2 = value2[0];
        for (var _i = 0, _a = value2[1]; _i < _a.length; _i++) {
          var tail = _a[_i];
          result2 = callback(result2, tail);
        }
        return result2;
      };
    }
    function lrec(p, q, callback) {
      return ApplyParser_1.apply(SequencialParser_1.seq(p, rep(q)), applyLrec(callback));
    }
    exports.lrec = lrec;
    function lrec_sc(p, q, callback) {
      return ApplyParser_1.apply(SequencialParser_1.seq(p, rep_sc(q)), applyLrec(callback));
    }
    exports.lrec_sc = lrec_sc;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AmbiguousParser.js
var require_AmbiguousParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/AmbiguousParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.amb = void 0;
    function amb(p) {
      return {
        parse: function(token2) {
          var branches = p.parse(token2);
          if (!branches.successful) {
            return branches;
          }
          var group = /* @__PURE__ */ new Map();
          for (var _i = 0, _a = branches.candidates; _i < _a.length; _i++) {
            var r = _a[_i];
            var rs = group.get(r.nextToken);
            if (rs === void 0) {
              group.set(r.nextToken, [r]);
            } else {
              rs.push(r);
            }
          }
          return {
            candidates: Array.from(group.values()).map(function(rs2) {
              return {
                firstToken: rs2[0].firstToken,
                nextToken: rs2[0].nextToken,
                result: rs2.map(function(r2) {
                  return r2.result;
                })
              };
            }),
            successful: true,
            error: branches.error
          };
        }
      };
    }
    exports.amb = amb;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ErrorParser.js
var require_ErrorParser = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/ErrorParser.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.errd = exports.err = void 0;
    function err(p, errorMessage) {
      return {
        parse: function(token2) {
          var branches = p.parse(token2);
          if (branches.successful) {
            return branches;
          }
          return {
            successful: false,
            error: {
              kind: "Error",
              pos: branches.error.pos,
              message: errorMessage
            }
          };
        }
      };
    }
    exports.err = err;
    function errd(p, errorMessage, defaultValue) {
      return {
        parse: function(token2) {
          var branches = p.parse(token2);
          if (branches.successful) {
            return branches;
          }
          return {
            successful: true,
            candidates: [{
              firstToken: token2,
              nextToken: token2,
              result: defaultValue
            }],
            error: {
              kind: "Error",
              pos: branches.error.pos,
              message: errorMessage
            }
          };
        }
      };
    }
    exports.errd = errd;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/Rule.js
var require_Rule = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/Parsers/Rule.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.expectSingleResult = exports.expectEOF = exports.rule = void 0;
    var Lexer_1 = require_Lexer();
    var ParserInterface_1 = require_ParserInterface();
    var RuleImpl = (
      /** @class */
      (function() {
        function RuleImpl2() {
        }
        RuleImpl2.prototype.setPattern = function(parser) {
          this.parser = parser;
        };
        RuleImpl2.prototype.parse = function(token2) {
          if (this.parser === void 0) {
            throw new Error("Rule has not been initialized. setPattern is required before calling parse.");
          }
          return this.parser.parse(token2);
        };
        return RuleImpl2;
      })()
    );
    function rule2() {
      return new RuleImpl();
    }
    exports.rule = rule2;
    function expectEOF(output) {
      if (!output.successful) {
        return output;
      }
      if (output.candidates.length === 0) {
        return {
          successful: false,
          error: {
            kind: "Error",
            pos: void 0,
            message: "No result is returned."
          }
        };
      }
      var filtered = [];
      var error = output.error;
      for (var _i = 0, _a = output.candidates; _i < _a.length; _i++) {
        var candidate = _a[_i];
        if (candidate.nextToken === void 0) {
          filtered.push(candidate);
        } else {
          error = ParserInterface_1.betterError(error, {
            kind: "Error",
            pos: candidate.nextToken === void 0 ? void 0 : candidate.nextToken.pos,
            message: 'The parser cannot reach the end of file, stops at "' + candidate.nextToken.text + '" at position ' + JSON.stringify(candidate.nextToken.pos) + "."
          });
        }
      }
      return ParserInterface_1.resultOrError(filtered, error, filtered.length !== 0);
    }
    exports.expectEOF = expectEOF;
    function expectSingleResult(output) {
      if (!output.successful) {
        throw new Lexer_1.TokenError(output.error.pos, output.error.message);
      }
      if (output.candidates.length === 0) {
        throw new Lexer_1.TokenError(void 0, "No result is returned.");
      }
      if (output.candidates.length !== 1) {
        throw new Lexer_1.TokenError(void 0, "Multiple results are returned.");
      }
      return output.candidates[0].result;
    }
    exports.expectSingleResult = expectSingleResult;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/ParserModule.js
var require_ParserModule = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/ParserModule.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.makeParserModule = exports.lazy = void 0;
    function lazy(thunk) {
      return {
        parse: function(token2) {
          return thunk().parse(token2);
        }
      };
    }
    exports.lazy = lazy;
    var defineReadOnly = function(target5, propName, value2) {
      return Object.defineProperty(target5, propName, {
        configurable: true,
        writable: false,
        enumerable: true,
        value: value2
      });
    };
    function makeParserModule(definitions2) {
      var parserModule = /* @__PURE__ */ Object.create(null);
      var _loop_1 = function(key2, parserThunk2) {
        parserModule = defineReadOnly(parserModule, key2, lazy(function() {
          return parserThunk2(parserModule);
        }));
      };
      for (var _i = 0, _a = Object.entries(definitions2); _i < _a.length; _i++) {
        var _b = _a[_i], key = _b[0], parserThunk = _b[1];
        _loop_1(key, parserThunk);
      }
      return parserModule;
    }
    exports.makeParserModule = makeParserModule;
  }
});

// node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/index.js
var require_lib = __commonJS({
  "node_modules/.pnpm/typescript-parsec@0.3.4/node_modules/typescript-parsec/lib/index.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      if (k2 === void 0) k2 = k;
      Object.defineProperty(o, k2, { enumerable: true, get: function() {
        return m[k];
      } });
    }) : (function(o, m, k, k2) {
      if (k2 === void 0) k2 = k;
      o[k2] = m[k];
    }));
    var __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) if (p !== "default" && !exports2.hasOwnProperty(p)) __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: true });
    __exportStar(require_Lexer(), exports);
    __exportStar(require_ParserInterface(), exports);
    __exportStar(require_TokenParser(), exports);
    __exportStar(require_MonadicSequencialParser(), exports);
    __exportStar(require_SequencialParser(), exports);
    __exportStar(require_AlternativeParser(), exports);
    __exportStar(require_AlternativeScParser(), exports);
    __exportStar(require_OptionalParser(), exports);
    __exportStar(require_RepeativeParser(), exports);
    __exportStar(require_ApplyParser(), exports);
    __exportStar(require_AmbiguousParser(), exports);
    __exportStar(require_ErrorParser(), exports);
    __exportStar(require_Rule(), exports);
    __exportStar(require_ParserModule(), exports);
  }
});

// ../s1-tmp/probe.ts
import { readFileSync, writeFileSync, existsSync } from "node:fs";

// packages/oracle/src/files/entry.ts
var NO_CARDS = /* @__PURE__ */ new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
  "dungeon",
  "sticker"
]);
function isNoCard(layout) {
  return NO_CARDS.has(layout);
}

// packages/oracle/src/files/fields.ts
function isJsonObject(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
}
var Fields = class {
  object;
  /** Stands before the names of fields in problems: `card_faces[1].`. */
  prefix;
  wrong = null;
  constructor(object4, prefix) {
    this.object = object4;
    this.prefix = prefix;
  }
  /** What is wrong with the fields read so far: the first of it, in words; null if nothing is. */
  get problem() {
    return this.wrong;
  }
  has(key) {
    return this.object[key] !== void 0 && this.object[key] !== null;
  }
  /** A text that must be there. */
  text(key) {
    const value2 = this.optionalText(key);
    if (value2 === null) this.report(`${this.prefix}${key} is missing`);
    return value2 ?? "";
  }
  /** A text that may be left out or null. */
  optionalText(key) {
    const value2 = this.object[key] ?? null;
    if (value2 === null || typeof value2 === "string") return value2;
    this.report(`${this.prefix}${key} is ${kindOf(value2)} where a text is needed`);
    return null;
  }
  /** A list of texts that may be left out or null. */
  optionalTexts(key) {
    const value2 = this.object[key] ?? null;
    if (value2 === null) return null;
    if (Array.isArray(value2) && value2.every((each) => typeof each === "string")) return value2;
    this.report(`${this.prefix}${key} is no list of texts`);
    return null;
  }
  /** A map of texts that may be left out or null. */
  optionalMap(key) {
    const value2 = this.object[key] ?? null;
    if (value2 === null) return {};
    const map = {};
    if (!isJsonObject(value2)) this.report(`${this.prefix}${key} is ${kindOf(value2)} where a map is needed`);
    else
      for (const [name2, word] of Object.entries(value2)) {
        if (typeof word === "string") map[name2] = word;
        else this.report(`${this.prefix}${key}.${name2} is ${kindOf(word)} where a text is needed`);
      }
    return map;
  }
  /** Objects in a list that may be left out or null. */
  optionalObjects(key) {
    const value2 = this.object[key] ?? null;
    if (value2 === null) return null;
    if (Array.isArray(value2) && value2.length > 0 && value2.every(isJsonObject)) return value2;
    this.report(`${this.prefix}${key} is no list of objects`);
    return null;
  }
  /** Takes over what is wrong with a part of this object. */
  adopt(part) {
    if (part.wrong !== null) this.report(part.wrong);
  }
  report(problem) {
    this.wrong ??= problem;
  }
};
function kindOf(value2) {
  if (Array.isArray(value2)) return "a list";
  if (typeof value2 === "object") return "an object";
  return typeof value2 === "number" ? "a number" : `a ${typeof value2}`;
}

// packages/oracle/src/files/scryfall.ts
function readScryfallCard(object4) {
  const fields = new Fields(object4, "");
  const layout = fields.text("layout");
  if (isNoCard(layout)) return { kind: "no-card", layout };
  const name2 = fields.text("name");
  const faces = facesOf(fields, name2);
  const card = {
    name: name2,
    layout,
    faces,
    colorIdentity: fields.optionalTexts("color_identity") ?? [],
    legalities: fields.optionalMap("legalities"),
    set: fields.optionalText("set"),
    setType: fields.optionalText("set_type")
  };
  const oracleId = fields.optionalText("oracle_id");
  if (fields.problem !== null) return { kind: "wrong", message: fields.problem };
  const source = layout === "reversible_card" ? oneSideOf(card) : card;
  return { kind: "cards", cards: [{ source, oracleId }] };
}
function facesOf(fields, name2) {
  const parts = fields.optionalObjects("card_faces");
  if (parts === null) return [faceOf(fields, name2)];
  return parts.map((part, at) => {
    const face = new Fields(part, `card_faces[${at}].`);
    const read = faceOf(face, face.text("name"));
    fields.adopt(face);
    return read;
  });
}
function faceOf(fields, name2) {
  return {
    name: name2,
    manaCost: fields.optionalText("mana_cost") ?? "",
    typeLine: fields.text("type_line"),
    // Cards without rules text have an empty one; a file without the field is another kind of file.
    text: fields.text("oracle_text"),
    power: fields.optionalText("power"),
    toughness: fields.optionalText("toughness"),
    loyalty: fields.optionalText("loyalty"),
    defense: fields.optionalText("defense"),
    colorIndicator: fields.optionalTexts("color_indicator")
  };
}
function oneSideOf(card) {
  const [front, back] = card.faces;
  if (front === void 0 || front.name !== back?.name) return card;
  return { ...card, name: front.name, layout: "normal", faces: [front] };
}

// packages/rules/src/ir/reference.ts
var EVENT_NAMES = {
  /** The object the event happened to (the creature that died, the spell that was cast, the land that was tapped). */
  object: "thatObject",
  /** The player the event happened to or who did it. */
  player: "thatPlayer",
  /** How much (damage, life, counters, mana). */
  amount: "thatAmount",
  /** The object or player on the other side (what was dealt damage, what was attacked or targeted). */
  other: "thatOther"
};
var UNLOCKS = ["unlock the left half", "unlock the right half"];

// packages/rules/src/ir/eventNames.ts
var { object, player, amount, other } = EVENT_NAMES;
function eventNames(event) {
  switch (event.kind) {
    case "moves":
    case "unblocked":
    case "becomesTapped":
    case "becomesUntapped":
      return [object, player];
    case "attacks":
    case "activatesAbility":
      return [object, player, other];
    case "blocks":
    case "becomesBlocked":
    case "becomesTarget":
    case "becomesAttached":
      return [object, other];
    case "dealsDamage":
    case "dealtDamage":
      return [object, player, amount, other];
    case "castsSpell":
    case "discards":
    case "sacrifices":
    case "playsLand":
    case "tappedForMana":
    case "draws":
      return [object, player];
    case "gainsLife":
    case "losesLife":
    case "scries":
      return [player, amount];
    case "countersPut":
      return [object, amount];
    case "lastCounterRemoved":
      return [object];
    case "performs":
      return [object, player, amount, other];
    case "beginningOf":
    case "playerAttacks":
    case "searchesLibrary":
    case "shuffles":
    case "losesGame":
      return [player];
    case "chapter":
    case "state":
      return [];
    case "while":
    case "firstTime":
      return eventNames(event.event);
    case "anyOf":
      return event.of.map(eventNames).reduce((shared, names2) => shared.filter((name2) => names2.includes(name2)));
  }
}
function replacementNames(replacement) {
  if (replacement.kind === "damage") return [object, player, amount, other];
  if (replacement.kind === "gainLife") return [player, amount];
  return [object, player];
}

// packages/rules/src/ir/check.ts
var Scope = class _Scope {
  constructor(names2, problems) {
    this.names = new Set(names2);
    this.problems = problems;
  }
  inner(...more2) {
    return new _Scope([...this.names, ...more2], this.problems);
  }
  require(name2, path) {
    if (!this.names.has(name2)) this.problems.push({ name: name2, path });
  }
};
function isRecord(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
}
var ABILITY_KINDS = ["spell", "activated", "triggered", "static", "replacement", "keyword"];
function isAbility(value2) {
  if (!isRecord(value2) || !ABILITY_KINDS.includes(value2["kind"])) return false;
  return value2["kind"] !== "keyword" || typeof value2["keyword"] === "string";
}
function checkReferences(value2, scope, path) {
  if (Array.isArray(value2)) {
    for (const [at, each] of value2.entries()) checkReferences(each, scope, `${path}[${at}]`);
  } else if (isAbility(value2)) {
    checkAbility(value2, new Scope([], scope.problems), path);
  } else if (isRecord(value2)) {
    if (value2["kind"] === "bound" && typeof value2["name"] === "string") scope.require(value2["name"], path);
    for (const [key, inner] of Object.entries(value2)) checkReferences(inner, scope, `${path}.${key}`);
  }
}
function checkCost(cost, scope, path) {
  checkReferences(cost, scope, path);
  for (const name2 of costNames(cost)) scope.names.add(name2);
}
function costNames(cost) {
  return cost.flatMap((part) => "name" in part && part.name !== void 0 ? [part.name] : []);
}
function checkTargets(targets, scope, path) {
  for (const [at, spec] of targets.entries()) {
    checkReferences(spec, scope, `${path}[${at}]`);
    for (const name2 of spec.differentFrom ?? []) scope.require(name2, `${path}[${at}].differentFrom`);
    scope.names.add(spec.name);
    if (spec.divide !== void 0) scope.names.add(spec.divide.name);
  }
}
function checkModes(modes, scope, path) {
  if (modes === void 0) return;
  checkReferences(modes.instead, scope, `${path}.instead`);
  for (const [at, option] of modes.options.entries()) {
    const inner = scope.inner();
    const place3 = `${path}.options[${at}]`;
    if (option.cost !== void 0) checkCost(option.cost, inner, `${place3}.cost`);
    checkTargets(option.targets, inner, `${place3}.targets`);
    checkEffect(option.effect, inner, `${place3}.effect`);
  }
}
function checkContinuous(effect, scope, path) {
  checkReferences(effect, effect.kind === "cost" ? scope.inner(EVENT_NAMES.object, EVENT_NAMES.player) : scope, path);
}
function checkReplacement(replacement, scope, path) {
  const inner = scope.inner(...replacementNames(replacement));
  const instead4 = insteadOf(replacement);
  const { kind: _, ...pattern } = replacement;
  for (const [key, value2] of Object.entries(pattern)) {
    if (value2 !== instead4 && !(isRecord(value2) && (value2["effect"] === instead4 || value2["then"] === instead4)))
      checkReferences(value2, inner, `${path}.${key}`);
  }
  if (instead4 !== null) checkEffect(instead4, inner, `${path}.instead`);
}
function insteadOf(replacement) {
  if (replacement.kind === "draw" || replacement.kind === "find") return replacement.instead;
  if (replacement.kind === "gainLife") return replacement.insteadDo ?? null;
  if (replacement.kind !== "moves" && replacement.kind !== "damage") return null;
  const { outcome: outcome2 } = replacement;
  if (outcome2.kind === "instead") return outcome2.effect;
  return outcome2.kind === "prevent" ? outcome2.then ?? null : null;
}
function checkEffect(effect, scope, path) {
  if (checkStructure(effect, scope, path) || checkLater(effect, scope, path)) return;
  if (effect.kind === "choosePile") scope.require(effect.piles, `${path}.piles`);
  if (effect.kind === "dividedDamage" || effect.kind === "dividedCounters") {
    scope.require(effect.targets, `${path}.targets`);
    scope.require(effect.amounts, `${path}.amounts`);
  }
  checkReferences({ ...effect, kind: void 0 }, scope, path);
  if ("as" in effect && effect.as !== void 0) scope.names.add(effect.as);
  if ("searchedAs" in effect && effect.searchedAs !== void 0) scope.names.add(effect.searchedAs);
  if ("other" in effect) scope.names.add(effect.other);
  if ("others" in effect) scope.names.add(effect.others);
}
function checkStructure(effect, scope, path) {
  if (effect.kind === "sequence") {
    for (const [at, each] of effect.of.entries()) checkEffect(each, scope, `${path}.of[${at}]`);
  } else if (effect.kind === "if") {
    checkReferences(effect.condition, scope, `${path}.condition`);
    checkEffect(effect.then, scope, `${path}.then`);
    if (effect.else !== void 0) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === "forEachObject" || effect.kind === "forEachPlayer") {
    checkReferences(effect.of, scope, `${path}.of`);
    checkEffect(effect.do, scope.inner(effect.as), `${path}.do`);
  } else if (effect.kind === "repeat") {
    checkReferences(effect.times, scope, `${path}.times`);
    checkEffect(effect.do, scope, `${path}.do`);
  } else if (effect.kind === "may") {
    checkReferences(effect.who, scope, `${path}.who`);
    checkEffect(effect.do, scope, `${path}.do`);
    if (effect.else !== void 0) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === "mayPay") {
    checkReferences(effect.who, scope, `${path}.who`);
    checkCost(effect.cost, scope, `${path}.cost`);
    if (effect.then !== void 0) checkEffect(effect.then, scope, `${path}.then`);
    if (effect.else !== void 0) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === "chooseEffect") {
    checkReferences(effect.who, scope, `${path}.who`);
    for (const [at, option] of effect.options.entries()) {
      checkEffect(option.effect, scope, `${path}.options[${at}].effect`);
    }
  } else return false;
  return true;
}
function checkLater(effect, scope, path) {
  if (effect.kind === "delayed") {
    checkReferences(effect.event, scope, `${path}.event`);
    for (const name2 of effect.keep ?? []) scope.require(name2, `${path}.keep`);
    const later = new Scope([...effect.keep ?? [], ...eventNames(effect.event)], scope.problems);
    checkReferences(effect.condition, later, `${path}.condition`);
    checkTargets(effect.targets ?? [], later, `${path}.targets`);
    checkEffect(effect.effect, later, `${path}.effect`);
  } else if (effect.kind === "reflexive") {
    checkAbility(effect.ability, scope.inner(), `${path}.ability`);
  } else if (effect.kind === "applyRule") {
    checkContinuous(effect.effect, scope, `${path}.effect`);
    checkReferences(effect.duration, scope, `${path}.duration`);
  } else if (effect.kind === "applyReplacement") {
    checkReplacement(effect.replacement, scope, `${path}.replacement`);
    checkReferences(effect.uses, scope, `${path}.uses`);
  } else return false;
  return true;
}
function checkAbility(ability, scope, path) {
  switch (ability.kind) {
    case "spell":
      break;
    case "activated":
      checkCost(ability.cost, scope, `${path}.cost`);
      checkReferences(ability.condition, scope, `${path}.condition`);
      checkReferences(ability.activator, scope, `${path}.activator`);
      checkReferences(ability.costsLess, scope, `${path}.costsLess`);
      break;
    case "triggered":
      checkReferences(ability.event, scope, `${path}.event`);
      for (const name2 of eventNames(ability.event)) scope.names.add(name2);
      checkReferences(ability.condition, scope, `${path}.condition`);
      break;
    case "static":
      checkContinuous(ability.effect, scope, `${path}.effect`);
      checkReferences(ability.condition, scope, `${path}.condition`);
      checkReferences(ability.ignoreCost, scope, `${path}.ignoreCost`);
      return;
    case "replacement":
      checkReplacement(ability.replacement, scope, `${path}.replacement`);
      checkReferences(ability.condition, scope, `${path}.condition`);
      return;
    case "keyword":
      if (ability.keyword === "chapter") break;
      if (ability.keyword === "gift") {
        checkEffect(ability.effect, scope.inner("gifted"), `${path}.effect`);
        return;
      }
      checkReferences({ ...ability, kind: void 0 }, scope, path);
      return;
  }
  checkTargets(ability.targets, scope, `${path}.targets`);
  checkEffect(ability.effect, scope, `${path}.effect`);
  checkModes(ability.modes, scope, `${path}.modes`);
}
function spellNames(face) {
  return face.abilities.flatMap((ability) => {
    if (ability.kind === "spell") return ability.targets.map((spec) => spec.name);
    return ability.kind === "keyword" && "cost" in ability ? costNames(ability.cost) : [];
  });
}
function checkCardBindings(card) {
  const problems = [];
  card.faces.forEach((face, at) => {
    const names2 = spellNames(face);
    face.abilities.forEach((ability, index) => {
      const known = ability.kind === "spell" || ability.kind === "keyword" ? names2 : [];
      checkAbility(ability, new Scope(known, problems), `faces[${at}].abilities[${index}]`);
    });
  });
  return problems;
}

// packages/rules/src/ir/vocabulary.ts
var COLOR_LETTERS = ["W", "U", "B", "R", "G", "C"];
var Color = { White: 1, Blue: 2, Black: 4, Red: 8, Green: 16, All: 31 };
var CardType = {
  Artifact: 1,
  Battle: 2,
  Creature: 4,
  Enchantment: 8,
  Instant: 16,
  Land: 32,
  Planeswalker: 64,
  Sorcery: 128,
  Kindred: 256
};
var PERMANENT_TYPES = CardType.Artifact | CardType.Battle | CardType.Creature | CardType.Enchantment | CardType.Land | CardType.Planeswalker;
var Supertype = { Basic: 1, Legendary: 2, Snow: 4, World: 8 };
var Zone = {
  None: 0,
  Library: 1,
  Hand: 2,
  Graveyard: 3,
  Battlefield: 4,
  Stack: 5,
  Exile: 6,
  Command: 7
};
var Step = {
  Untap: 0,
  Upkeep: 1,
  Draw: 2,
  PrecombatMain: 3,
  BeginCombat: 4,
  DeclareAttackers: 5,
  DeclareBlockers: 6,
  FirstCombatDamage: 7,
  CombatDamage: 8,
  EndCombat: 9,
  PostcombatMain: 10,
  EndTurn: 11,
  Cleanup: 12
};
var Keyword = {
  Flying: 1,
  FirstStrike: 2,
  DoubleStrike: 4,
  Deathtouch: 8,
  Defender: 16,
  Flash: 32,
  Haste: 64,
  Hexproof: 128,
  Indestructible: 256,
  Lifelink: 512,
  Menace: 1024,
  Reach: 2048,
  Shroud: 4096,
  Trample: 8192,
  Vigilance: 16384,
  SplitSecond: 32768,
  Convoke: 65536,
  Delve: 131072,
  Improvise: 262144,
  Changeling: 524288,
  Fear: 1048576,
  Intimidate: 2097152,
  Shadow: 4194304,
  Horsemanship: 8388608,
  Skulk: 16777216,
  Infect: 33554432,
  Wither: 67108864,
  Phasing: 134217728,
  Rebound: 268435456,
  Storm: 536870912
};
var KEYWORD_NAMES = [
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "defender",
  "flash",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "split second",
  "convoke",
  "delve",
  "improvise",
  "changeling",
  "fear",
  "intimidate",
  "shadow",
  "horsemanship",
  "skulk",
  "infect",
  "wither",
  "phasing",
  "rebound",
  "storm"
];

// packages/rules/src/ir/predefinedTokens.ts
var you = { kind: "you" };
var tap = { kind: "tapSelf" };
var sacrifice = { kind: "sacrificeSelf" };
function mana(cost) {
  return { kind: "mana", cost };
}
function activated(cost, effect, given3 = {}) {
  return { kind: "activated", cost, targets: [], effect, ...given3 };
}
function artifact(name2, ...abilities3) {
  return { name: name2, colors: 0, types: CardType.Artifact, subtypes: [name2], power: null, toughness: null, abilities: abilities3 };
}
var anyColor = { kind: "addMana", who: you, mana: { kind: "choice", types: [0, 1, 2, 3, 4], amount: 1 } };
var draw = { kind: "draw", who: you, count: 1 };
var aCreature = {
  targets: [
    {
      name: "target",
      what: { kind: "type", types: CardType.Creature },
      zone: Zone.Battlefield,
      players: null,
      min: 1,
      max: 1
    }
  ]
};
var yours = {
  targets: [
    {
      ...aCreature.targets[0],
      what: {
        kind: "and",
        of: [
          { kind: "type", types: CardType.Creature },
          { kind: "controlledBy", who: you }
        ]
      }
    }
  ]
};
var target = { kind: "bound", name: "target" };
var findBasic = {
  kind: "sequence",
  of: [
    {
      kind: "search",
      who: you,
      libraries: you,
      filter: {
        kind: "and",
        of: [
          { kind: "supertype", supertypes: Supertype.Basic },
          { kind: "type", types: CardType.Land }
        ]
      },
      min: 0,
      max: 1,
      as: "found"
    },
    {
      kind: "move",
      what: { kind: "bound", name: "found" },
      to: { zone: Zone.Battlefield, tapped: true, controller: you }
    },
    { kind: "shuffle", who: you }
  ]
};
var exileAndPlay = {
  kind: "sequence",
  of: [
    { kind: "exile", what: { kind: "topOfLibrary", of: you, count: 1 }, as: "card" },
    {
      kind: "permit",
      who: you,
      cards: { kind: "bound", name: "card" },
      lands: true,
      cost: "normal",
      duration: { kind: "endOfTurn" }
    }
  ]
};
var enchantCreature = {
  kind: "keyword",
  keyword: "enchant",
  what: { kind: "type", types: CardType.Creature }
};
function role(name2, changes, ...abilities3) {
  return {
    name: name2,
    colors: 0,
    types: CardType.Enchantment,
    subtypes: ["Aura", "Role"],
    power: null,
    toughness: null,
    abilities: [
      enchantCreature,
      { kind: "static", effect: { kind: "change", affected: { kind: "attachedTo" }, changes } },
      ...abilities3
    ]
  };
}
function grow(power, toughness) {
  return { kind: "modifyPowerToughness", power, toughness };
}
function attacking(effect, condition2) {
  const ability = {
    kind: "triggered",
    event: { kind: "attacks", what: { kind: "isSelf" } },
    targets: [],
    effect
  };
  return { kind: "addAbilities", abilities: [condition2 === void 0 ? ability : { ...ability, condition: condition2 }] };
}
var enchantments = {
  kind: "count",
  of: {
    kind: "all",
    zone: Zone.Battlefield,
    filter: {
      kind: "and",
      of: [
        { kind: "type", types: CardType.Enchantment },
        { kind: "controlledBy", who: you }
      ]
    }
  }
};
var PHYREXIAN = {
  colors: 0,
  types: CardType.Artifact | CardType.Creature,
  subtypes: ["Phyrexian"],
  power: 0,
  toughness: 0
};
var PREDEFINED_TOKENS = {
  Treasure: artifact("Treasure", activated([tap, sacrifice], anyColor)),
  Food: artifact("Food", activated([mana("{2}"), tap, sacrifice], { kind: "gainLife", who: you, amount: 3 })),
  Gold: artifact("Gold", activated([sacrifice], anyColor)),
  Walker: {
    name: "Walker",
    colors: Color.Black,
    types: CardType.Creature,
    subtypes: ["Zombie"],
    power: 2,
    toughness: 2
  },
  Shard: {
    ...artifact(
      "Shard",
      activated([mana("{2}"), sacrifice], { kind: "sequence", of: [{ kind: "scry", who: you, count: 1 }, draw] })
    ),
    types: CardType.Enchantment
  },
  Clue: artifact("Clue", activated([mana("{2}"), sacrifice], draw)),
  Blood: artifact(
    "Blood",
    activated([mana("{1}"), tap, { kind: "discard", filter: { kind: "any" }, count: 1 }, sacrifice], draw)
  ),
  Powerstone: artifact(
    "Powerstone",
    activated([tap], {
      kind: "addMana",
      who: you,
      mana: {
        kind: "fixed",
        mana: [5],
        spend: { notOn: { kind: "not", of: { kind: "type", types: CardType.Artifact } } }
      }
    })
  ),
  Incubator: {
    ...artifact("Incubator", activated([mana("{2}")], { kind: "transform", what: { kind: "self" } })),
    back: PHYREXIAN
  },
  Map: artifact(
    "Map",
    activated(
      [mana("{1}"), tap, sacrifice],
      { kind: "objectAction", action: "explore", what: target },
      { ...yours, sorcerySpeed: true }
    )
  ),
  Junk: artifact("Junk", activated([tap, sacrifice], exileAndPlay, { sorcerySpeed: true })),
  Lander: artifact("Lander", activated([mana("{2}"), tap, sacrifice], findBasic)),
  Mutagen: artifact(
    "Mutagen",
    activated(
      [mana("{1}"), tap, sacrifice],
      { kind: "putCounters", what: target, counter: "+1/+1", count: 1 },
      { ...aCreature, sorcerySpeed: true }
    )
  ),
  Cursed: role("Cursed", [{ kind: "setPowerToughness", power: 1, toughness: 1 }]),
  Monster: role("Monster", [grow(1, 1), { kind: "addKeywords", keywords: Keyword.Trample }]),
  Royal: role("Royal", [
    grow(1, 1),
    { kind: "addAbilities", abilities: [{ kind: "keyword", keyword: "ward", cost: [mana("{1}")] }] }
  ]),
  Sorcerer: role("Sorcerer", [grow(1, 1), attacking({ kind: "scry", who: you, count: 1 })]),
  Virtuous: role("Virtuous", [grow(enchantments, enchantments)]),
  Wicked: role("Wicked", [grow(1, 1)], {
    kind: "triggered",
    event: { kind: "moves", what: { kind: "isSelf" }, from: Zone.Battlefield, to: Zone.Graveyard },
    targets: [],
    effect: { kind: "loseLife", who: { kind: "opponents" }, amount: 1 }
  }),
  "Young Hero": role("Young Hero", [
    attacking(
      { kind: "putCounters", what: { kind: "self" }, counter: "+1/+1", count: 1 },
      { kind: "compare", left: { kind: "toughness", of: { kind: "self" } }, op: "<=", right: 3 }
    )
  ])
};

// packages/rules/src/ir/keyword.ts
var PLAIN_KEYWORDS = [
  "ascend",
  "bargain",
  "battle cry",
  "daybound",
  "choose a Background",
  "decayed",
  "conspire",
  "demonstrate",
  "dethrone",
  "devoid",
  "doctor's companion",
  "enlist",
  "evolve",
  "exert",
  "exalted",
  "exploit",
  "extort",
  "flanking",
  "for mirrodin!",
  "fuse",
  "increment",
  "ingest",
  "job select",
  "living metal",
  "living weapon",
  "melee",
  "mentor",
  "myriad",
  "nightbound",
  "partner",
  "partner\u2014character select",
  "partner\u2014father & son",
  "partner\u2014friends forever",
  "partner\u2014Survivors",
  "persist",
  "provoke",
  "prowess",
  "ravenous",
  "riot",
  "soulbond",
  "start your engines!",
  "station",
  "sunburst",
  "training",
  "umbra armor",
  "undaunted",
  "undying",
  "unleash"
];
var COUNTED_KEYWORDS = [
  "afflict",
  "afterlife",
  "annihilator",
  "bloodthirst",
  "bushido",
  "casualty",
  "crew",
  "devour",
  "dredge",
  "fabricate",
  "fading",
  "firebending",
  "graft",
  "hideaway",
  "mobilize",
  "modular",
  "poisonous",
  "rampage",
  "renown",
  "ripple",
  "saddle",
  "soulshift",
  "teamwork",
  "toxic",
  "tribute",
  "vanishing"
];
var COST_KEYWORDS = [
  "bestow",
  "blitz",
  "buyback",
  "cumulative upkeep",
  "dash",
  "disturb",
  "echo",
  "embalm",
  "emerge",
  "encore",
  "escalate",
  "eternalize",
  "evoke",
  "foretell",
  "harmonize",
  "level up",
  "madness",
  "mayhem",
  "more than meets the eye",
  "ninjutsu",
  "offspring",
  "outlast",
  "plot",
  "reconfigure",
  "recover",
  "replicate",
  "scavenge",
  "sneak",
  "spectacle",
  "squad",
  "strive",
  "surge",
  "transmute",
  "unearth",
  "warp",
  "web-slinging"
];
var COUNT_AND_COST_KEYWORDS = ["awaken", "impending", "reinforce"];

// packages/rules/src/keywords/words.ts
var you2 = { kind: "you" };
var eachPlayer = { kind: "eachPlayer" };
var opponents = { kind: "opponents" };
var itself = { kind: "self" };
var isSelf = { kind: "isSelf" };
var isOther = { kind: "other" };
var isCreature = { kind: "type", types: CardType.Creature };
var isYours = { kind: "controlledBy", who: you2 };
var anything = { kind: "any" };
function bound(name2) {
  return { kind: "bound", name: name2 };
}
var thatObject = bound(EVENT_NAMES.object);
var thatPlayer = bound(EVENT_NAMES.player);
function all(...of) {
  return { kind: "and", of };
}
function not(of) {
  return { kind: "not", of };
}
function permanents(...of) {
  return { kind: "all", zone: Zone.Battlefield, filter: all(...of) };
}
function sequence(...of) {
  return { kind: "sequence", of };
}
function ifThen(condition2, then, otherwise2) {
  return otherwise2 === void 0 ? { kind: "if", condition: condition2, then } : { kind: "if", condition: condition2, then, else: otherwise2 };
}
function mayPay(cost, then) {
  return { kind: "mayPay", who: you2, cost, then };
}
function quantityIf(condition2, then, otherwise2) {
  return { kind: "conditional", if: condition2, then, else: otherwise2 };
}
function compare(left2, op, right) {
  return { kind: "compare", left: left2, op, right };
}
function paid(cost) {
  return { kind: "paid", cost };
}
var enters = { kind: "moves", what: isSelf, to: Zone.Battlefield };
var dies = { kind: "moves", what: isSelf, from: Zone.Battlefield, to: Zone.Graveyard };
var leaves = { kind: "moves", what: isSelf, from: Zone.Battlefield };
var attacks = { kind: "attacks", what: isSelf };
var hitsPlayer = {
  kind: "dealsDamage",
  source: isSelf,
  to: null,
  players: eachPlayer,
  combat: true
};
var yourUpkeep = { kind: "beginningOf", step: Step.Upkeep, whose: you2 };
var nextEndStep = { kind: "beginningOf", step: Step.EndTurn, whose: eachPlayer };
var castItself = { kind: "castsSpell", who: you2, what: isSelf };
function when(event, effect, given3 = {}) {
  return { kind: "triggered", event, targets: [], effect, ...given3 };
}
function activated2(cost, effect, given3 = {}) {
  return { kind: "activated", cost, targets: [], effect, ...given3 };
}
function aTarget(what, zone = Zone.Battlefield) {
  return { name: "target", what, zone, players: null, min: 1, max: 1 };
}
var theTarget = bound("target");
function grow2(what, power, toughness) {
  return {
    kind: "apply",
    to: what,
    changes: [{ kind: "modifyPowerToughness", power, toughness }],
    duration: { kind: "endOfTurn" }
  };
}
function putCounters(what, count2, counter2 = "+1/+1") {
  return { kind: "putCounters", what, counter: counter2, count: count2 };
}
function entersWithCounters(count2, counter2 = "+1/+1") {
  return {
    kind: "replacement",
    replacement: { kind: "enters", what: isSelf, as: [{ kind: "counters", counter: counter2, count: count2 }] }
  };
}
function sacrifice2(what) {
  return { kind: "sacrificeObjects", what };
}
function countersOn(what, counter2) {
  return { kind: "counters", counter: counter2, of: what };
}
function atNextEndStep(effect, ...keep) {
  return { kind: "delayed", event: nextEndStep, effect, once: true, keep };
}
function alternativeCost(name2, cost, condition2) {
  const ability = { kind: "keyword", keyword: "alternativeCost", name: name2, cost };
  return condition2 === void 0 ? ability : { ...ability, condition: condition2 };
}
function optionalCost(name2, cost, repeat = false) {
  return { kind: "keyword", keyword: "optionalCost", name: name2, cost, repeat };
}

// packages/rules/src/keywords/casting.ts
function webSlinging(cost) {
  const tapped2 = all(isCreature, { kind: "tapped" });
  return [alternativeCost("web-slinging", [...cost, { kind: "returnToHand", filter: tapped2, count: 1 }])];
}
function impending(count2, cost) {
  const waits = {
    kind: "and",
    of: [paid("impending"), compare(countersOn(itself, "time"), ">", 0)]
  };
  const counters2 = quantityIf(paid("impending"), count2, 0);
  return [
    alternativeCost("impending", cost),
    {
      kind: "replacement",
      replacement: { kind: "enters", what: isSelf, as: [{ kind: "counters", counter: "time", count: counters2 }] }
    },
    {
      kind: "static",
      condition: waits,
      effect: { kind: "change", affected: itself, changes: [{ kind: "removeTypes", types: CardType.Creature }] }
    },
    when(
      { kind: "beginningOf", step: Step.EndTurn, whose: you2 },
      { kind: "removeCounters", what: itself, counter: "time", count: 1 },
      { condition: waits }
    )
  ];
}
function undaunted() {
  return [{ kind: "keyword", keyword: "costsLess", generic: { kind: "countPlayers", of: opponents } }];
}
function demonstrate() {
  const copy = (who2) => ({
    kind: "copySpell",
    what: itself,
    who: who2,
    count: 1,
    newTargets: true
  });
  return [
    when(castItself, {
      kind: "may",
      who: you2,
      do: sequence(
        copy(you2),
        { kind: "choosePlayer", who: you2, from: opponents, as: "demonstrated to" },
        copy(bound("demonstrated to"))
      )
    })
  ];
}
function ripple(count2) {
  const revealed = bound("rippled");
  const uncast = { kind: "inZone", zone: Zone.Library };
  return [
    when(castItself, {
      kind: "may",
      who: you2,
      do: sequence(
        { kind: "reveal", what: { kind: "topOfLibrary", of: you2, count: count2 }, as: "rippled" },
        {
          kind: "castNow",
          who: you2,
          cards: { kind: "where", from: revealed, filter: { kind: "sameNameAs", what: itself } },
          free: true,
          max: count2
        },
        {
          kind: "move",
          what: { kind: "where", from: revealed, filter: uncast },
          to: { zone: Zone.Library, position: "bottom" }
        }
      )
    })
  ];
}
function increment() {
  const spent = { kind: "manaSpent", of: thatObject };
  const beyond = {
    kind: "or",
    of: [compare(spent, ">", { kind: "power", of: itself }), compare(spent, ">", { kind: "toughness", of: itself })]
  };
  const condition2 = { kind: "and", of: [{ kind: "matches", what: itself, filter: isCreature }, beyond] };
  return [when({ kind: "castsSpell", who: you2, what: anything }, putCounters(itself, 1), { condition: condition2 })];
}
function recover(cost) {
  const then = { kind: "move", what: itself, to: { zone: Zone.Hand } };
  const yourCreature = all(isCreature, isOther, { kind: "ownedBy", who: you2 });
  return [
    when(
      { kind: "moves", what: yourCreature, from: Zone.Battlefield, to: Zone.Graveyard },
      {
        kind: "mayPay",
        who: you2,
        cost,
        then,
        else: { kind: "exile", what: itself }
      },
      { zone: Zone.Graveyard }
    )
  ];
}
function provoke() {
  const theirs = all(isCreature, { kind: "controlledBy", who: { kind: "defendingPlayer" } });
  const target5 = bound("target");
  return [
    when(
      { kind: "attacks", what: isSelf },
      {
        kind: "may",
        who: you2,
        do: sequence(
          {
            kind: "applyRule",
            effect: {
              kind: "restriction",
              restriction: {
                kind: "mustBlock",
                what: { kind: "among", what: target5 },
                attackers: { kind: "among", what: itself }
              }
            },
            duration: { kind: "endOfCombat" }
          },
          { kind: "untap", what: target5 }
        )
      },
      {
        targets: [{ name: "target", what: theirs, zone: Zone.Battlefield, players: null, min: 1, max: 1 }]
      }
    )
  ];
}
function tribute(count2) {
  return [
    {
      kind: "replacement",
      replacement: {
        kind: "enters",
        what: isSelf,
        as: [{ kind: "counters", counter: "+1/+1", count: count2, optional: "tribute", by: opponents }]
      }
    }
  ];
}

// packages/rules/src/keywords/combat.ts
var attackingCreature = all(isCreature, { kind: "attacking" });
var powerOf = (of) => ({ kind: "power", of });
function exalted() {
  return [when({ kind: "attacks", what: all(isCreature, isYours), alone: true }, grow2(thatObject, 1, 1))];
}
function flanking() {
  const blocker = not({ kind: "hasAbility", keyword: "flanking" });
  return [when({ kind: "blocks", what: blocker, attacker: isSelf }, grow2(thatObject, -1, -1))];
}
function bushido(count2) {
  return [
    when(
      {
        kind: "anyOf",
        of: [
          { kind: "blocks", what: isSelf },
          { kind: "becomesBlocked", what: isSelf }
        ]
      },
      grow2(itself, count2, count2)
    )
  ];
}
function rampage(count2) {
  const beyondFirst = {
    kind: "max",
    of: [0, { kind: "sum", of: [{ kind: "count", of: permanents({ kind: "isBlocking", what: itself }) }, -1] }]
  };
  const bonus = { kind: "product", of: [count2, beyondFirst] };
  return [when({ kind: "becomesBlocked", what: isSelf }, grow2(itself, bonus, bonus))];
}
function annihilator(count2) {
  return [
    when(attacks, { kind: "sacrifice", who: { kind: "defendingPlayer" }, filter: { kind: "permanentCard" }, count: count2 })
  ];
}
function battleCry() {
  return [when(attacks, grow2(permanents(attackingCreature, isOther), 1, 0))];
}
function afflict(count2) {
  return [
    when(
      { kind: "becomesBlocked", what: isSelf },
      { kind: "loseLife", who: { kind: "defendingPlayer" }, amount: count2 }
    )
  ];
}
function mentor() {
  const weaker = { kind: "power", op: "<", value: powerOf(itself) };
  return [when(attacks, putCounters(theTarget, 1), { targets: [aTarget(all(attackingCreature, weaker))] })];
}
function training() {
  const stronger = { kind: "power", op: ">", value: powerOf(itself) };
  const condition2 = { kind: "exists", what: permanents(attackingCreature, isYours, isOther, stronger) };
  return [when(attacks, putCounters(itself, 1), { condition: condition2 })];
}
function melee() {
  const attacked2 = {
    kind: "countPlayers",
    of: { kind: "attackedBy", what: permanents(isCreature, isYours) }
  };
  return [when(attacks, grow2(itself, attacked2, attacked2))];
}
function dethrone() {
  return [
    when(attacks, putCounters(itself, 1), {
      condition: { kind: "isPlayer", who: bound(EVENT_NAMES.other), among: { kind: "mostLife" } }
    })
  ];
}
function renown(count2) {
  const condition2 = { kind: "matches", what: itself, filter: not({ kind: "designated", word: "renowned" }) };
  return [
    when(hitsPlayer, sequence(putCounters(itself, count2), { kind: "designate", what: itself, word: "renowned" }), {
      condition: condition2
    })
  ];
}
function poisonous(count2) {
  return [when(hitsPlayer, { kind: "playerCounters", who: thatPlayer, counter: "poison", count: count2 })];
}
function ingest() {
  return [when(hitsPlayer, { kind: "exile", what: { kind: "topOfLibrary", of: thatPlayer, count: 1 } })];
}
function decayed() {
  return [
    { kind: "static", effect: { kind: "restriction", restriction: { kind: "cantBlock", what: isSelf } } },
    when(attacks, {
      kind: "delayed",
      event: { kind: "beginningOf", step: Step.EndCombat, whose: { kind: "eachPlayer" } },
      effect: sacrifice2(itself),
      once: true
    })
  ];
}
function mobilize(count2) {
  return [
    when(
      attacks,
      sequence(
        {
          kind: "createTokens",
          who: you2,
          token: { colors: 8, types: CardType.Creature, subtypes: ["Warrior"], power: 1, toughness: 1 },
          count: count2,
          tapped: true,
          attacking: true,
          as: "warriors"
        },
        atNextEndStep(sacrifice2(bound("warriors")), "warriors")
      )
    )
  ];
}
function evolve() {
  const bigger = compare(powerOf(thatObject), ">", powerOf(itself));
  const tougher = compare({ kind: "toughness", of: thatObject }, ">", { kind: "toughness", of: itself });
  const isBigger = { kind: "or", of: [bigger, tougher] };
  const beside = { kind: "matches", what: itself, filter: isCreature };
  return [
    when(
      { kind: "moves", what: all(isCreature, isYours, isOther), to: Zone.Battlefield },
      ifThen(isBigger, putCounters(itself, 1)),
      {
        condition: { kind: "and", of: [beside, isBigger] }
      }
    )
  ];
}
function hexproofFrom(sources2) {
  return [
    {
      kind: "static",
      effect: { kind: "restriction", restriction: { kind: "cantBeTargeted", what: isSelf, by: opponents, sources: sources2 } }
    }
  ];
}
function landwalk(what) {
  const theirs = permanents({ kind: "type", types: CardType.Land }, what, {
    kind: "controlledBy",
    who: { kind: "defendingPlayer" }
  });
  const walking = all(isSelf, { kind: "while", condition: { kind: "exists", what: theirs } });
  return [{ kind: "static", effect: { kind: "restriction", restriction: { kind: "cantBeBlocked", what: walking } } }];
}
function firebending(count2) {
  return [
    when(
      attacks,
      sequence(
        { kind: "addMana", who: you2, mana: { kind: "fixed", mana: [3], times: count2, spend: { lasts: "combat" } } },
        { kind: "announce", action: "firebend", who: you2 }
      )
    )
  ];
}
function myriad() {
  const opponent = bound("attacked opponent");
  const copies = sequence(
    { kind: "createCopies", who: you2, of: itself, count: 1, tapped: true, attacking: opponent, as: "copies" },
    {
      kind: "delayed",
      event: { kind: "beginningOf", step: Step.EndCombat, whose: { kind: "eachPlayer" } },
      effect: { kind: "exile", what: bound("copies") },
      once: true,
      keep: ["copies"]
    }
  );
  const isOther3 = { kind: "not", of: { kind: "isPlayer", who: opponent, among: { kind: "defendingPlayer" } } };
  return [
    when(attacks, {
      kind: "forEachPlayer",
      of: { kind: "opponents" },
      as: "attacked opponent",
      do: ifThen(isOther3, { kind: "may", who: you2, do: copies })
    })
  ];
}

// packages/rules/src/keywords/costs.ts
function prowess() {
  return [
    when(
      { kind: "castsSpell", who: you2, what: { kind: "not", of: isCreature } },
      {
        kind: "apply",
        to: itself,
        changes: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }],
        duration: { kind: "endOfTurn" }
      }
    )
  ];
}
function extort() {
  return [
    when(
      { kind: "castsSpell", who: you2, what: { kind: "any" } },
      mayPay(
        [{ kind: "mana", cost: "{W/B}" }],
        sequence(
          { kind: "loseLife", who: opponents, amount: 1, as: "lost" },
          { kind: "gainLife", who: you2, amount: { kind: "bound", name: "lost" } }
        )
      )
    )
  ];
}
function echo(cost) {
  return [
    when(
      yourUpkeep,
      { kind: "mayPay", who: you2, cost, else: sacrifice2(itself) },
      { condition: { kind: "newSinceUpkeep", what: itself } }
    )
  ];
}
function cumulativeUpkeep(cost) {
  const isThere = { kind: "matches", what: itself, filter: { kind: "inZone", zone: Zone.Battlefield } };
  const pays = {
    kind: "mayPay",
    who: you2,
    cost,
    times: countersOn(itself, "age"),
    else: sacrifice2(itself)
  };
  return [when(yourUpkeep, ifThen(isThere, sequence(putCounters(itself, 1, "age"), pays)))];
}
function evoke(cost) {
  return [alternativeCost("evoke", cost), when(enters, sacrifice2(itself), { condition: paid("evoke") })];
}
function emerge(cost) {
  const name2 = "emerged";
  const sacrificed = [
    ...cost,
    { kind: "sacrifice", filter: { kind: "type", types: CardType.Creature }, count: 1, name: name2 }
  ];
  return [{ kind: "keyword", keyword: "alternativeCost", name: "emerge", cost: sacrificed, lessBy: name2 }];
}
function hasteIfPaid(name2) {
  return {
    kind: "static",
    condition: paid(name2),
    effect: { kind: "change", affected: itself, changes: [{ kind: "addKeywords", keywords: Keyword.Haste }] }
  };
}
function dash(cost) {
  return [alternativeCost("dash", cost), hasteIfPaid("dash")];
}
function blitz(cost) {
  const draws2 = when(dies, { kind: "draw", who: you2, count: 1 });
  return [
    alternativeCost("blitz", cost),
    hasteIfPaid("blitz"),
    {
      kind: "static",
      condition: paid("blitz"),
      effect: { kind: "change", affected: itself, changes: [{ kind: "addAbilities", abilities: [draws2] }] }
    }
  ];
}
function spectacle(cost) {
  return [alternativeCost("spectacle", cost, compare({ kind: "turnCount", what: "lifeLost", of: opponents }, ">", 0))];
}
function surge(cost) {
  return [alternativeCost("surge", cost, compare({ kind: "spellsCastThisTurn", of: you2 }, ">", 0))];
}
function replicate(cost) {
  return [
    optionalCost("replicate", cost, true),
    when(
      castItself,
      {
        kind: "copySpell",
        what: itself,
        who: you2,
        count: { kind: "timesPaid", cost: "replicate" },
        newTargets: true
      },
      { condition: paid("replicate") }
    )
  ];
}
function casualty(count2) {
  const strong = all(isCreature, { kind: "power", op: ">=", value: count2 });
  return [
    optionalCost("casualty", [{ kind: "sacrifice", filter: strong, count: 1 }]),
    when(
      castItself,
      { kind: "copySpell", what: itself, who: you2, count: 1, newTargets: true },
      { condition: paid("casualty") }
    )
  ];
}
function bargain() {
  const given3 = {
    kind: "or",
    of: [{ kind: "type", types: CardType.Artifact | CardType.Enchantment }, { kind: "token" }]
  };
  return [optionalCost("bargain", [{ kind: "sacrifice", filter: given3, count: 1 }])];
}
function squad(cost) {
  return [
    optionalCost("squad", cost, true),
    when(
      enters,
      { kind: "createCopies", who: you2, of: itself, count: { kind: "timesPaid", cost: "squad" } },
      { condition: paid("squad") }
    )
  ];
}
function offspring(cost) {
  return [
    optionalCost("offspring", cost),
    when(
      enters,
      {
        kind: "createCopies",
        who: you2,
        of: itself,
        count: 1,
        changes: [{ kind: "setPowerToughness", power: 1, toughness: 1 }]
      },
      { condition: paid("offspring") }
    )
  ];
}
function outlast(cost) {
  return [
    activated2([...cost, { kind: "tapSelf" }], putCounters(itself, 1), { sorcerySpeed: true, keyword: "Outlast" })
  ];
}
function transmute(cost) {
  const same = { kind: "manaValue", op: "=", value: { kind: "manaValue", of: itself } };
  return [
    activated2(
      [...cost, { kind: "discardSelf" }],
      sequence(
        { kind: "search", who: you2, libraries: you2, filter: same, min: 0, max: 1, reveal: true, as: "found" },
        { kind: "move", what: bound("found"), to: { zone: Zone.Hand } },
        { kind: "shuffle", who: you2 }
      ),
      { zone: Zone.Hand, sorcerySpeed: true, keyword: "Transmute" }
    )
  ];
}
function reinforce(count2, cost) {
  return [
    activated2([...cost, { kind: "discardSelf" }], putCounters(theTarget, count2), {
      zone: Zone.Hand,
      targets: [aTarget(isCreature)],
      keyword: "Reinforce"
    })
  ];
}
function ninjutsu(cost) {
  const unblocked = all(isCreature, { kind: "unblocked" });
  return [
    activated2(
      [...cost, { kind: "returnToHand", filter: unblocked, count: 1, name: "returned" }],
      {
        kind: "move",
        what: itself,
        to: { zone: Zone.Battlefield, controller: you2, tapped: true, attackingLike: bound("returned") }
      },
      { zone: Zone.Hand, keyword: "Ninjutsu" }
    )
  ];
}
var others = all(isCreature, isOther);
function crew(power) {
  const types = CardType.Artifact | CardType.Creature;
  return [
    activated2(
      [{ kind: "tapPower", filter: others, power, name: "crew" }],
      sequence(
        { kind: "apply", to: itself, changes: [{ kind: "addTypes", types }], duration: { kind: "endOfTurn" } },
        { kind: "announce", action: "crew", what: itself }
      ),
      { keyword: "Crew" }
    )
  ];
}
function saddle(power) {
  return [
    activated2(
      [{ kind: "tapPower", filter: others, power, name: "saddled by" }],
      { kind: "designate", what: itself, word: "saddled", duration: { kind: "endOfTurn" } },
      { sorcerySpeed: true, keyword: "Saddle" }
    )
  ];
}
function madness(cost) {
  const unused = { kind: "inZone", zone: Zone.Exile };
  return [
    {
      kind: "replacement",
      zone: Zone.Hand,
      replacement: {
        kind: "moves",
        what: isSelf,
        from: Zone.Hand,
        to: Zone.Graveyard,
        cause: "discard",
        outcome: { kind: "goTo", zone: Zone.Exile }
      }
    },
    when(
      { kind: "moves", what: isSelf, from: Zone.Hand, to: Zone.Exile, cause: "discard" },
      sequence(
        { kind: "castNow", who: you2, cards: itself, free: false, cost, max: 1, way: "madness" },
        {
          kind: "move",
          what: { kind: "where", from: itself, filter: unused },
          to: { zone: Zone.Graveyard }
        }
      ),
      { zone: Zone.Exile }
    )
  ];
}
function buyback(cost) {
  return [optionalCost("buyback", cost)];
}
function disturb(cost) {
  return [{ kind: "keyword", keyword: "castFrom", name: "disturb", zone: Zone.Graveyard, cost, exileAfter: false }];
}
function warp(cost) {
  return [alternativeCost("warp", cost)];
}
function levelUp(cost) {
  return [activated2(cost, putCounters(itself, 1, "level"), { sorcerySpeed: true, keyword: "Level up" })];
}
function teamwork(power) {
  return [optionalCost("teamwork", [{ kind: "tapPower", filter: isCreature, power }])];
}
function reconfigure(cost) {
  const isAttached = { kind: "exists", what: { kind: "attachedTo" } };
  const another2 = all(isCreature, isOther, { kind: "controlledBy", who: you2 });
  return [
    activated2(
      cost,
      { kind: "attach", what: itself, to: theTarget },
      {
        targets: [aTarget(another2)],
        sorcerySpeed: true,
        keyword: "Reconfigure"
      }
    ),
    activated2(cost, { kind: "unattach", what: itself }, { sorcerySpeed: true, condition: isAttached }),
    {
      kind: "static",
      condition: isAttached,
      effect: { kind: "change", affected: itself, changes: [{ kind: "removeTypes", types: CardType.Creature }] }
    }
  ];
}
var enchantCreature2 = {
  kind: "keyword",
  keyword: "enchant",
  what: isCreature
};
function bestow(cost) {
  return [
    {
      kind: "keyword",
      keyword: "alternativeCost",
      name: BESTOW,
      cost,
      ability: {
        kind: "spell",
        targets: [{ name: "enchanted", what: isCreature, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
        effect: { kind: "sequence", of: [] }
      }
    },
    {
      kind: "static",
      condition: { kind: "matches", what: itself, filter: { kind: "designated", word: BESTOWED } },
      effect: {
        kind: "change",
        affected: itself,
        changes: [
          { kind: "removeTypes", types: CardType.Creature },
          { kind: "addSubtypes", subtypes: ["Aura"] },
          { kind: "addAbilities", abilities: [enchantCreature2] }
        ]
      }
    }
  ];
}
var BESTOW = "bestow";
var BESTOWED = "bestowed";
function mayhem(cost) {
  return [
    {
      kind: "keyword",
      keyword: "castFrom",
      name: "mayhem",
      zone: Zone.Graveyard,
      cost,
      exileAfter: false,
      condition: { kind: "matches", what: itself, filter: { kind: "discardedThisTurn" } }
    }
  ];
}
var SNEAK = "sneak";
function sneak(cost) {
  const unblocked = all(isCreature, { kind: "unblocked" });
  const returned = [...cost, { kind: "returnToHand", filter: unblocked, count: 1, name: SNEAK }];
  const now2 = {
    kind: "and",
    of: [
      { kind: "turnOf", who: you2 },
      { kind: "during", steps: [Step.DeclareBlockers] }
    ]
  };
  return [{ kind: "keyword", keyword: "alternativeCost", name: SNEAK, cost: returned, condition: now2, instant: true }];
}
var GIFT = "gift";
var GIFTED = "gifted";
function gift(ability) {
  return [optionalCost(GIFT, []), when(enters, giving(ability), { condition: paid(GIFT) })];
}
function giving(ability) {
  const known = gifts.get(ability);
  if (known !== void 0) return known;
  const effect = sequence({ kind: "choosePlayer", who: you2, from: opponents, as: GIFTED }, ability.effect, {
    kind: "announce",
    action: "give a gift",
    who: you2
  });
  gifts.set(ability, effect);
  return effect;
}
var gifts = /* @__PURE__ */ new WeakMap();
function conspire() {
  const fellows = all(isCreature, { kind: "shares", what: "color", with: itself });
  return [
    optionalCost("conspire", [{ kind: "tapPermanents", filter: fellows, count: 2 }]),
    when(
      castItself,
      { kind: "copySpell", what: itself, who: you2, count: 1, newTargets: true },
      { condition: paid("conspire") }
    )
  ];
}
function harmonize(cost) {
  const name2 = "harmonizing";
  const tapping2 = [...cost, { kind: "tapPermanents", filter: isCreature, count: 1, name: name2 }];
  const from2 = { kind: "keyword", keyword: "castFrom", zone: Zone.Graveyard, exileAfter: true };
  return [
    { ...from2, name: "harmonize", cost },
    { ...from2, name: "harmonize by tapping", cost: tapping2, lessBy: name2 }
  ];
}

// packages/rules/src/keywords/entering.ts
function creatureToken(subtypes3, size3, colors2, more2 = {}) {
  return { colors: colors2, types: CardType.Creature, subtypes: subtypes3, power: size3, toughness: size3, ...more2 };
}
function fabricate(count2) {
  const servos = {
    kind: "createTokens",
    who: you2,
    token: creatureToken(["Servo"], 1, 0, { types: CardType.Artifact | CardType.Creature }),
    count: count2
  };
  const isThere = { kind: "matches", what: itself, filter: { kind: "inZone", zone: Zone.Battlefield } };
  return [
    when(enters, {
      kind: "chooseEffect",
      who: you2,
      options: [
        { label: "counters", effect: ifThen(isThere, putCounters(itself, count2), servos) },
        { label: "tokens", effect: servos }
      ]
    })
  ];
}
function comesWith(token2) {
  return [
    when(
      enters,
      sequence(
        { kind: "createTokens", who: you2, token: token2, count: 1, as: "holder" },
        { kind: "attach", what: itself, to: bound("holder") }
      )
    )
  ];
}
var GERM = creatureToken(["Phyrexian", "Germ"], 0, Color.Black);
var REBEL = creatureToken(["Rebel"], 2, Color.Red);
var HERO = creatureToken(["Hero"], 1, 0);
function bloodthirst(count2) {
  const bled = compare({ kind: "turnCount", what: "damageTaken", of: opponents }, ">", 0);
  return [
    {
      kind: "replacement",
      replacement: {
        kind: "enters",
        what: isSelf,
        as: [{ kind: "counters", counter: "+1/+1", count: quantityIf(bled, count2, 0) }]
      }
    }
  ];
}
function offersCounter(word) {
  return {
    kind: "replacement",
    replacement: {
      kind: "enters",
      what: isSelf,
      as: [{ kind: "counters", counter: "+1/+1", count: 1, optional: word }]
    }
  };
}
function riot() {
  return [
    offersCounter("riot"),
    {
      kind: "static",
      condition: { kind: "not", of: paid("riot") },
      effect: { kind: "change", affected: itself, changes: [{ kind: "addKeywords", keywords: Keyword.Haste }] }
    }
  ];
}
function unleash() {
  const grown = all(isSelf, { kind: "hasCounter", counter: "+1/+1" });
  return [
    offersCounter("unleash"),
    { kind: "static", effect: { kind: "restriction", restriction: { kind: "cantBlock", what: grown } } }
  ];
}
function exploit() {
  return [
    when(enters, {
      kind: "may",
      who: you2,
      do: sequence(
        { kind: "sacrifice", who: you2, filter: isCreature, count: 1, as: "exploited" },
        ifThen(compare({ kind: "count", of: bound("exploited") }, ">", 0), {
          kind: "announce",
          action: "exploit",
          what: itself,
          against: bound("exploited")
        })
      )
    })
  ];
}
function hideaway(count2) {
  return [
    when(
      enters,
      sequence(
        { kind: "lookAt", who: you2, what: { kind: "topOfLibrary", of: you2, count: count2 }, as: "seen" },
        { kind: "chooseObjects", who: you2, from: bound("seen"), min: 1, max: 1, as: "hidden" },
        { kind: "exile", what: bound("hidden"), faceDown: true, linked: true },
        {
          kind: "move",
          what: { kind: "minus", from: bound("seen"), without: bound("hidden") },
          to: { zone: Zone.Library, position: "bottom", randomOrder: true }
        }
      )
    )
  ];
}
function champion(what) {
  return [
    when(
      enters,
      sequence(
        {
          kind: "chooseObjects",
          who: you2,
          from: permanents(isOther, isYours, what),
          min: 0,
          max: 1,
          as: "championed"
        },
        ifThen(
          compare({ kind: "count", of: bound("championed") }, ">", 0),
          sequence(
            { kind: "exile", what: bound("championed"), linked: true },
            { kind: "announce", action: "champion", what: itself, against: bound("championed") }
          ),
          sacrifice2(itself)
        )
      )
    ),
    when(leaves, { kind: "move", what: { kind: "exiledWithSource" }, to: { zone: Zone.Battlefield } })
  ];
}
function partnerWith(name2) {
  const finder = { kind: "bound", name: "target" };
  return [
    when(
      enters,
      {
        kind: "may",
        who: finder,
        do: sequence(
          {
            kind: "search",
            who: finder,
            libraries: finder,
            filter: { kind: "named", name: name2 },
            min: 0,
            max: 1,
            reveal: true,
            as: "partner"
          },
          { kind: "move", what: bound("partner"), to: { zone: Zone.Hand } },
          { kind: "shuffle", who: finder }
        )
      },
      {
        targets: [
          { name: "target", what: null, zone: Zone.Battlefield, players: { kind: "eachPlayer" }, min: 1, max: 1 }
        ]
      }
    )
  ];
}
function graft(count2) {
  return [
    entersWithCounters(count2),
    when(
      { kind: "moves", what: all(isCreature, isOther), to: Zone.Battlefield },
      {
        kind: "may",
        who: you2,
        do: ifThen(
          compare(countersOn(itself, "+1/+1"), ">", 0),
          sequence({ kind: "removeCounters", what: itself, counter: "+1/+1", count: 1 }, putCounters(thatObject, 1))
        )
      },
      { condition: compare(countersOn(itself, "+1/+1"), ">", 0) }
    )
  ];
}
function umbraArmor() {
  return [
    {
      kind: "replacement",
      replacement: {
        kind: "moves",
        what: { kind: "attachedToBySource" },
        from: Zone.Battlefield,
        cause: "destroy",
        outcome: {
          kind: "instead",
          effect: sequence({ kind: "removeDamage", what: { kind: "attachedTo" } }, { kind: "destroy", what: itself })
        }
      }
    }
  ];
}
function livingMetal() {
  const types = CardType.Artifact | CardType.Creature;
  return [
    {
      kind: "static",
      condition: { kind: "turnOf", who: you2 },
      effect: { kind: "change", affected: itself, changes: [{ kind: "addTypes", types }] }
    }
  ];
}
function fading(count2) {
  const left2 = countersOn(itself, "fade");
  return [
    entersWithCounters(count2, "fade"),
    when(
      yourUpkeep,
      ifThen(
        compare(left2, ">", 0),
        { kind: "removeCounters", what: itself, counter: "fade", count: 1 },
        sacrifice2(itself)
      )
    )
  ];
}
function vanishing(count2) {
  const left2 = countersOn(itself, "time");
  return [
    entersWithCounters(count2, "time"),
    when(
      yourUpkeep,
      { kind: "removeCounters", what: itself, counter: "time", count: 1 },
      { condition: compare(left2, ">", 0) }
    ),
    when({ kind: "lastCounterRemoved", what: isSelf, counter: "time" }, sacrifice2(itself))
  ];
}
function ravenous() {
  const x = { kind: "x" };
  return [
    entersWithCounters(x),
    when(enters, { kind: "draw", who: you2, count: 1 }, { condition: compare(x, ">=", 5) })
  ];
}
function sunburst() {
  const colors2 = { kind: "colorsSpent" };
  const creature = { kind: "matches", what: itself, filter: isCreature };
  return [
    {
      kind: "replacement",
      replacement: {
        kind: "enters",
        what: isSelf,
        as: [
          { kind: "counters", counter: "+1/+1", count: quantityIf(creature, colors2, 0) },
          { kind: "counters", counter: "charge", count: quantityIf(creature, 0, colors2) }
        ]
      }
    }
  ];
}
function devour(counters2) {
  return [
    {
      kind: "replacement",
      replacement: { kind: "enters", what: isSelf, as: [{ kind: "devour", filter: isCreature, counters: counters2 }] }
    }
  ];
}
function backup({ count: count2, keywords, abilities: abilities3 }) {
  const changes = [];
  if (keywords !== 0) changes.push({ kind: "addKeywords", keywords });
  if (abilities3.length > 0) changes.push({ kind: "addAbilities", abilities: abilities3 });
  const isAnother2 = { kind: "matches", what: theTarget, filter: isOther };
  const lends = { kind: "apply", to: theTarget, changes, duration: { kind: "endOfTurn" } };
  return [
    when(enters, sequence(putCounters(theTarget, count2), ifThen(isAnother2, lends)), { targets: [aTarget(isCreature)] })
  ];
}
function soulbond() {
  const unpaired = not({ kind: "designated", word: "paired" });
  const isFree = (what) => ({
    kind: "matches",
    what,
    filter: all(isCreature, isYours, unpaired)
  });
  const partners = permanents(isCreature, isYours, isOther, unpaired);
  return [
    when(
      enters,
      sequence(
        { kind: "chooseObjects", who: you2, from: partners, min: 0, max: 1, as: "partner" },
        { kind: "pair", what: itself, with: bound("partner") }
      ),
      { condition: { kind: "and", of: [isFree(itself), { kind: "exists", what: partners }] } }
    ),
    when(
      { kind: "moves", what: all(isCreature, isYours, isOther), to: Zone.Battlefield },
      { kind: "may", who: you2, do: { kind: "pair", what: itself, with: thatObject } },
      { condition: { kind: "and", of: [isFree(itself), isFree(thatObject)] } }
    )
  ];
}

// packages/rules/src/keywords/leaving.ts
function returnsOnceWith(counter2) {
  const effect = {
    kind: "move",
    what: thatObject,
    to: { zone: Zone.Battlefield, counters: { counter: counter2, count: 1 } }
  };
  return [
    when(dies, effect, {
      condition: { kind: "matches", what: thatObject, filter: not({ kind: "hasCounter", counter: counter2 }) }
    })
  ];
}
function afterlife(count2) {
  return [
    when(dies, {
      kind: "createTokens",
      who: you2,
      token: {
        colors: Color.White | Color.Black,
        types: CardType.Creature,
        subtypes: ["Spirit"],
        power: 1,
        toughness: 1,
        keywords: Keyword.Flying
      },
      count: count2
    })
  ];
}
function modular(count2) {
  const golem = all({ kind: "type", types: CardType.Artifact }, isCreature);
  return [
    entersWithCounters(count2),
    when(
      dies,
      { kind: "may", who: you2, do: putCounters(theTarget, countersOn(thatObject, "+1/+1")) },
      { targets: [aTarget(golem)] }
    )
  ];
}
function soulshift(count2) {
  const spirit = all(
    { kind: "subtype", subtypes: ["Spirit"] },
    { kind: "manaValue", op: "<=", value: count2 },
    { kind: "ownedBy", who: you2 }
  );
  return [
    when(
      dies,
      { kind: "may", who: you2, do: { kind: "move", what: theTarget, to: { zone: Zone.Hand } } },
      { targets: [aTarget(spirit, Zone.Graveyard)] }
    )
  ];
}
var fromGraveyard = { zone: Zone.Graveyard, sorcerySpeed: true };
var haste = { kind: "addKeywords", keywords: Keyword.Haste };
function unearth(cost) {
  return [
    activated2(
      cost,
      sequence(
        { kind: "move", what: itself, to: { zone: Zone.Battlefield }, as: "returned" },
        { kind: "apply", to: bound("returned"), changes: [haste], duration: { kind: "indefinite" } },
        atNextEndStep({ kind: "exile", what: bound("returned") }, "returned"),
        {
          kind: "applyReplacement",
          replacement: {
            kind: "moves",
            what: { kind: "among", what: bound("returned") },
            from: Zone.Battlefield,
            outcome: { kind: "goTo", zone: Zone.Exile }
          },
          duration: { kind: "indefinite" }
        }
      ),
      { ...fromGraveyard, keyword: "Unearth" }
    )
  ];
}
function scavenge(cost) {
  return [
    activated2([...cost, { kind: "exileSelf" }], putCounters(theTarget, { kind: "power", of: itself }), {
      ...fromGraveyard,
      targets: [aTarget(isCreature)],
      keyword: "Scavenge"
    })
  ];
}
function zombieCopy(keyword, cost) {
  const size3 = { kind: "setPowerToughness", power: 4, toughness: 4 };
  const color = { kind: "setColors", colors: keyword === "Embalm" ? Color.White : Color.Black };
  const changes = [color, { kind: "noManaCost" }, { kind: "addSubtypes", subtypes: ["Zombie"] }];
  return [
    activated2(
      [...cost, { kind: "exileSelf" }],
      {
        kind: "createCopies",
        who: you2,
        of: itself,
        count: 1,
        changes: keyword === "Embalm" ? changes : [...changes, size3]
      },
      { ...fromGraveyard, keyword }
    )
  ];
}
function encore(cost) {
  return [
    activated2(
      [...cost, { kind: "exileSelf" }],
      {
        kind: "forEachPlayer",
        of: opponents,
        as: "opponent",
        do: sequence(
          { kind: "createCopies", who: you2, of: itself, count: 1, as: "token" },
          { kind: "apply", to: bound("token"), changes: [haste], duration: { kind: "indefinite" } },
          {
            kind: "applyRule",
            effect: {
              kind: "restriction",
              restriction: {
                kind: "mustAttack",
                what: { kind: "among", what: bound("token") },
                defenders: bound("opponent")
              }
            },
            duration: { kind: "endOfTurn" }
          },
          atNextEndStep(sacrifice2(bound("token")), "token")
        )
      },
      { ...fromGraveyard, keyword: "Encore" }
    )
  ];
}
function dredge(count2) {
  return [
    {
      kind: "replacement",
      zone: Zone.Graveyard,
      replacement: {
        kind: "draw",
        who: you2,
        optional: true,
        condition: {
          kind: "compare",
          left: { kind: "count", of: { kind: "all", zone: Zone.Library, filter: { kind: "any" }, of: you2 } },
          op: ">=",
          right: count2
        },
        instead: sequence({ kind: "mill", who: you2, count: count2 }, { kind: "move", what: itself, to: { zone: Zone.Hand } })
      }
    }
  ];
}
function craft(ability) {
  const { materials, count: count2, orMore: orMore3, cost } = ability;
  const filter = all(materials, isOther);
  return [
    activated2(
      [
        ...cost,
        { kind: "exileSelf" },
        { kind: "exileMaterials", filter, count: count2, orMore: orMore3 ?? false, name: "materials" }
      ],
      { kind: "craft", materials: bound("materials") },
      { sorcerySpeed: true, keyword: "Craft" }
    )
  ];
}

// packages/rules/src/keywords/levels.ts
function chapters({ numbers, targets, effect, modes }) {
  return numbers.map((number) => {
    const chapter = { kind: "triggered", event: { kind: "chapter", number }, targets, effect };
    return modes === void 0 ? chapter : { ...chapter, modes };
  });
}
function has(word) {
  return { kind: "matches", what: itself, filter: { kind: "designated", word } };
}
function gated(condition2, changes) {
  if (changes.length === 0) return [];
  return [{ kind: "static", condition: condition2, effect: { kind: "change", affected: itself, changes } }];
}
function granting(keywords, abilities3) {
  const changes = [];
  if (keywords !== 0) changes.push({ kind: "addKeywords", keywords });
  if (abilities3.length > 0) changes.push({ kind: "addAbilities", abilities: abilities3 });
  return changes;
}
function atCounters({ counter: counter2, from: from2, to, size: size3, keywords, abilities: abilities3 }) {
  const enough = compare(countersOn(itself, counter2), ">=", from2);
  const condition2 = to === void 0 ? enough : { kind: "and", of: [enough, compare(countersOn(itself, counter2), "<=", to)] };
  const changes = [];
  if (size3 !== void 0) {
    if (counter2 === "charge") changes.push({ kind: "addTypes", types: CardType.Creature });
    changes.push({ kind: "setPowerToughness", power: size3.power, toughness: size3.toughness });
  }
  return gated(condition2, [...changes, ...granting(keywords, abilities3)]);
}
function classLevel({ level, cost, keywords, abilities: abilities3 }) {
  const word = `level ${level}`;
  const before2 = level > 2 ? [has(`level ${level - 1}`)] : [];
  return [
    activated2(
      cost,
      sequence(
        { kind: "designate", what: itself, word },
        { kind: "announce", action: `becomes ${word}`, what: itself }
      ),
      {
        sorcerySpeed: true,
        condition: { kind: "and", of: [...before2, { kind: "not", of: has(word) }] },
        keyword: `Level ${level}`
      }
    ),
    ...gated(has(word), granting(keywords ?? 0, abilities3))
  ];
}
function toSolve({ condition: condition2 }) {
  return [
    when(
      { kind: "beginningOf", step: Step.EndTurn, whose: you2 },
      sequence(
        { kind: "designate", what: itself, word: "solved" },
        { kind: "announce", action: "becomes solved", what: itself }
      ),
      { condition: { kind: "and", of: [condition2, { kind: "not", of: has("solved") }] } }
    )
  ];
}
function whileSo({ keyword, keywords, abilities: abilities3 }) {
  const condition2 = keyword === "solved" ? has("solved") : compare({ kind: "speed", of: you2 }, ">=", 4);
  return gated(condition2, granting(keywords ?? 0, abilities3));
}
function station() {
  const another2 = all(isCreature, isOther);
  return [
    activated2(
      [{ kind: "tapPermanents", filter: another2, count: 1, name: "stationed" }],
      putCounters(itself, { kind: "power", of: bound("stationed") }, "charge"),
      { sorcerySpeed: true, keyword: "Station" }
    )
  ];
}

// packages/rules/src/keywords/index.ts
var BY_RULE = () => [];
var PLAIN = {
  ascend: BY_RULE,
  // 702.131b, `sba/players.ts`
  bargain,
  "battle cry": battleCry,
  "choose a Background": BY_RULE,
  // 702.124k: which cards may be commanders
  conspire,
  daybound: BY_RULE,
  // 702.145, `turn/dayNight.ts`
  decayed,
  demonstrate,
  dethrone,
  devoid: BY_RULE,
  // 702.114, `engine/printedCharacteristics.ts`
  "doctor's companion": BY_RULE,
  // 702.124m
  enlist: BY_RULE,
  // 702.154, `combat/enlist.ts`
  evolve,
  exert: BY_RULE,
  // 701.43, `combat/exert.ts`: "you may exert this as it attacks"
  exalted,
  exploit,
  extort,
  flanking,
  "for mirrodin!": () => comesWith(REBEL),
  fuse: BY_RULE,
  // 702.102, `engine/fusedFace.ts`
  increment,
  ingest,
  "job select": () => comesWith(HERO),
  "living metal": livingMetal,
  "living weapon": () => comesWith(GERM),
  melee,
  mentor,
  myriad,
  partner: BY_RULE,
  // 702.124h: which cards may be commanders
  "partner\u2014character select": BY_RULE,
  // 702.124i
  "partner\u2014father & son": BY_RULE,
  "partner\u2014friends forever": BY_RULE,
  "partner\u2014Survivors": BY_RULE,
  nightbound: BY_RULE,
  // 702.145, `turn/dayNight.ts`
  persist: () => returnsOnceWith("-1/-1"),
  provoke,
  prowess,
  ravenous,
  riot,
  soulbond,
  "start your engines!": BY_RULE,
  // 702.179, `sba/players.ts`
  station,
  sunburst,
  training,
  "umbra armor": umbraArmor,
  undaunted,
  undying: () => returnsOnceWith("+1/+1"),
  unleash
};
var COUNTED = {
  afflict,
  afterlife,
  annihilator,
  bloodthirst,
  bushido,
  casualty,
  crew,
  devour,
  dredge,
  fabricate,
  fading,
  firebending,
  graft,
  hideaway,
  mobilize,
  modular,
  poisonous,
  rampage,
  renown,
  ripple,
  saddle,
  soulshift,
  teamwork,
  toxic: BY_RULE,
  // 702.164, `effects/performDamage.ts`
  tribute,
  vanishing
};
var COST = {
  bestow,
  blitz,
  buyback,
  "cumulative upkeep": cumulativeUpkeep,
  dash,
  disturb,
  echo,
  embalm: (cost) => zombieCopy("Embalm", cost),
  emerge,
  encore,
  escalate: BY_RULE,
  // 702.120, `stack/totalCost.ts`
  eternalize: (cost) => zombieCopy("Eternalize", cost),
  evoke,
  foretell: BY_RULE,
  // 702.143, `stack/specialActions.ts`
  harmonize,
  "level up": levelUp,
  madness,
  mayhem,
  "more than meets the eye": BY_RULE,
  // 702.162, `stack/ways.ts`
  ninjutsu,
  offspring,
  outlast,
  plot: BY_RULE,
  // 702.170, `stack/specialActions.ts`
  reconfigure,
  recover,
  replicate,
  scavenge,
  sneak,
  spectacle,
  squad,
  strive: BY_RULE,
  // 601.2f, `stack/totalCost.ts`
  surge,
  transmute,
  unearth,
  warp,
  "web-slinging": webSlinging
};
function isNamedKeyword(ability) {
  const { keyword } = ability;
  return keyword in PLAIN || keyword in COUNTED || keyword in COST || OTHERS.includes(keyword);
}
var OTHERS = [
  "landwalk",
  "hexproof from",
  "partner with",
  "champion",
  "awaken",
  "backup",
  "craft",
  "gift",
  "impending",
  "reinforce",
  "chapter",
  "atCounters",
  "classLevel",
  "toSolve",
  "solved",
  "maxSpeed"
];
function namedMeaning(ability) {
  switch (ability.keyword) {
    case "landwalk":
      return landwalk(ability.what);
    case "hexproof from":
      return hexproofFrom(ability.from);
    case "partner with":
      return partnerWith(ability.name);
    case "champion":
      return champion(ability.what);
    case "awaken":
      return [];
    // with the spell ability it belongs to: `engine/keywordMeanings.ts`
    case "craft":
      return craft(ability);
    case "gift":
      return gift(ability);
    case "backup":
      return backup(ability);
    case "impending":
      return impending(ability.count, ability.cost);
    case "reinforce":
      return reinforce(ability.count, ability.cost);
    case "chapter":
      return chapters(ability);
    case "atCounters":
      return atCounters(ability);
    case "classLevel":
      return classLevel(ability);
    case "toSolve":
      return toSolve(ability);
    case "solved":
    case "maxSpeed":
      return whileSo(ability);
    default:
      return listedMeaning(ability);
  }
}
function listedMeaning(ability) {
  if ("count" in ability) return COUNTED[ability.keyword](ability.count);
  return "cost" in ability ? COST[ability.keyword](ability.cost) : PLAIN[ability.keyword]();
}

// packages/rules/src/engine/triggerZone.ts
function zoneOfAbility(ability) {
  if ("zone" in ability && ability.zone !== void 0) return ability.zone;
  return ability.kind === "triggered" ? zoneOfTrigger(ability.event) : Zone.Battlefield;
}
function zoneOfTrigger(event) {
  switch (event.kind) {
    case "castsSpell":
      return isAboutItself(event.what) ? Zone.Stack : Zone.Battlefield;
    case "discards":
      return isAboutItself(event.what) ? Zone.Graveyard : Zone.Battlefield;
    case "moves":
      if (!isAboutItself(event.what) || event.from === Zone.Battlefield) return Zone.Battlefield;
      return event.to ?? Zone.Battlefield;
    case "performs":
      return event.action === "cycle" && event.what !== void 0 && isAboutItself(event.what) ? Zone.Graveyard : Zone.Battlefield;
    case "while":
    case "firstTime":
      return zoneOfTrigger(event.event);
    case "anyOf": {
      const [first2, ...others4] = event.of.map(zoneOfTrigger);
      return first2 !== void 0 && others4.every((zone) => zone === first2) ? first2 : Zone.Battlefield;
    }
    default:
      return Zone.Battlefield;
  }
}
function isAboutItself(filter) {
  return filter.kind === "isSelf" || filter.kind === "and" && filter.of.some(isAboutItself);
}

// packages/rules/src/engine/keywordMeanings.ts
var you3 = { kind: "you" };
var itself2 = { kind: "self" };
function bound2(name2) {
  return { kind: "bound", name: name2 };
}
function meaningsOf(ability) {
  if (ability.kind !== "keyword") return [ability];
  if (ability.keyword === "cascade") return [cascade()];
  if (ability.keyword === "ward") return [ward(ability)];
  if (!isNamedKeyword(ability)) return [ability];
  const [first2, ...others4] = namedMeaning(ability);
  return first2 === void 0 ? [ability] : [first2, ...others4];
}
var SPELLS_BEFORE = "spellsCastBefore";
var STORM = {
  kind: "triggered",
  event: { kind: "castsSpell", who: you3, what: { kind: "isSelf" } },
  zone: Zone.Stack,
  targets: [],
  effect: { kind: "copySpell", what: itself2, who: you3, count: bound2(SPELLS_BEFORE), newTargets: true }
};
var isNonland = { kind: "not", of: { kind: "type", types: CardType.Land } };
function cascade() {
  const cheaper = { kind: "manaValue", op: "<", value: { kind: "manaValue", of: itself2 } };
  const exiled = (name2) => ({
    kind: "where",
    from: bound2(name2),
    filter: { kind: "inZone", zone: Zone.Exile }
  });
  return {
    kind: "triggered",
    event: { kind: "castsSpell", who: you3, what: { kind: "isSelf" } },
    zone: Zone.Stack,
    targets: [],
    effect: {
      kind: "sequence",
      of: [
        {
          kind: "revealUntil",
          who: you3,
          filter: { kind: "and", of: [isNonland, cheaper] },
          as: "found",
          others: "passed"
        },
        { kind: "exile", what: bound2("passed"), as: "exiled before" },
        { kind: "exile", what: bound2("found"), as: "exiled last" },
        { kind: "castNow", who: you3, cards: bound2("exiled last"), spells: cheaper, free: true, max: 1 },
        {
          kind: "move",
          what: { kind: "union", of: [exiled("exiled before"), exiled("exiled last")] },
          to: { zone: Zone.Library, position: "bottom", randomOrder: true }
        }
      ]
    }
  };
}
function ward(ability) {
  const other3 = bound2(EVENT_NAMES.other);
  return {
    kind: "triggered",
    event: { kind: "becomesTarget", what: { kind: "isSelf" }, by: { kind: "opponents" } },
    targets: [],
    effect: {
      kind: "mayPay",
      who: { kind: "controllerOf", what: other3 },
      cost: ability.cost,
      else: { kind: "counter", what: other3 }
    }
  };
}
var REBOUND_EFFECT = {
  kind: "sequence",
  of: [
    { kind: "exile", what: itself2, as: "card" },
    {
      kind: "delayed",
      event: { kind: "beginningOf", step: Step.Upkeep, whose: you3 },
      effect: { kind: "castNow", who: you3, cards: bound2("card"), free: true, max: 1, way: "rebound" },
      once: true,
      keep: ["card"]
    }
  ]
};
var ADVENTURE_EFFECT = {
  kind: "sequence",
  of: [
    { kind: "exile", what: itself2, as: "card" },
    {
      kind: "permit",
      who: you3,
      cards: bound2("card"),
      spells: { kind: "not", of: { kind: "subtype", subtypes: ["Adventure"] } },
      lands: true,
      cost: "normal",
      duration: { kind: "indefinite" }
    }
  ]
};

// packages/rules/src/engine/affectedZones.ts
function isOnBattlefield(set) {
  switch (set.kind) {
    case "all":
      return set.zone === Zone.Battlefield;
    case "union":
      return set.of.every(isOnBattlefield);
    case "minus":
    case "where":
      return isOnBattlefield(set.from);
    case "topOfLibrary":
    case "bottomOfLibrary":
    case "exiledWithSource":
      return false;
    case "self":
    case "bound":
    case "attachedTo":
    case "pairedWith":
    case "attachmentsOf":
    case "sourceOf":
      return true;
  }
}

// packages/rules/src/engine/supported.ts
function checkSupported(card) {
  const found = [];
  const report = (code, path) => {
    found.push({ code, path });
  };
  card.faces.forEach((face, at) => {
    checkFace(face, `faces[${at}]`, report);
  });
  if (!canFuse(card)) report("fused-halves", "faces");
  return found;
}
function canFuse({ faces }) {
  return !faces.some(hasFuse) || faces.every((face) => face.abilities.some(isPlainSpell));
}
function hasFuse({ abilities: abilities3 }) {
  return abilities3.some((ability) => ability.kind === "keyword" && ability.keyword === "fuse");
}
function isPlainSpell(ability) {
  return ability.kind === "spell" && ability.modes === void 0;
}
function checkFace(face, path, report) {
  const enchants = face.abilities.filter((ability) => ability.kind === "keyword" && ability.keyword === "enchant");
  if (enchants.length !== (face.subtypes.includes("Aura") ? 1 : 0)) report("enchant-abilities", path);
  const spell = face.abilities.find((ability) => ability.kind === "spell") ?? null;
  face.abilities.forEach((ability, at) => {
    const place3 = `${path}.abilities[${at}]`;
    if (ability.kind === "keyword") checkKeyword(ability, spell, place3, report);
    walk(ability, place3, report);
  });
}
function checkKeyword(ability, spell, path, report) {
  if (ability.keyword === "castFrom" && ability.zone !== Zone.Graveyard && ability.zone !== Zone.Exile)
    report("cast-from-zone", path);
  if (ability.keyword !== "alternativeCost" || ability.replaceTargets === void 0) return;
  if (spell?.kind !== "spell" || !isPlainlyTargeted(spell)) report("targets-replaced", path);
}
function isPlainlyTargeted(spell) {
  if (spell.modes !== void 0) return false;
  return spell.targets.every((spec) => spec.what !== null && spec.players === null && spec.divide === void 0);
}
function walk(value2, path, report) {
  if (Array.isArray(value2)) {
    value2.forEach((part, at) => {
      walk(part, `${path}[${at}]`, report);
    });
    return;
  }
  if (value2 === null || typeof value2 !== "object") return;
  if (isAbility2(value2)) checkAbility2(value2, path, report);
  if (isRule(value2)) checkRule(value2, path, report);
  if (isEmblem(value2)) checkEmblem(value2, path, report);
  if (isCastingCopies(value2) && isHiddenZone(value2.cards)) report("copies-in-hidden-zones", path);
  for (const [key, part] of Object.entries(value2)) walk(part, `${path}.${key}`, report);
}
var ABILITY_KINDS2 = ["spell", "activated", "triggered", "static", "replacement"];
function isAbility2(node) {
  return ABILITY_KINDS2.includes(node.kind) || node.kind === "keyword" && typeof node.keyword === "string";
}
function isRule(node) {
  return node.kind === "applyRule";
}
function isCastingCopies(node) {
  return node.kind === "castNow" && "copies" in node && node.copies === true;
}
function isHiddenZone(cards2) {
  return cards2.kind === "all" ? cards2.zone === Zone.Hand || cards2.zone === Zone.Library : cards2.kind === "topOfLibrary";
}
function isEmblem(node) {
  return node.kind === "emblem";
}
function checkAbility2(ability, path, report) {
  const zone = zoneOfAbility(ability);
  switch (ability.kind) {
    case "activated":
      if (zone !== Zone.Battlefield && zone !== Zone.Hand && zone !== Zone.Graveyard) report("activate-in-zone", path);
      if ((ability.oncePerTurn === true || ability.timesPerTurn !== void 0) && zone !== Zone.Battlefield)
        report("once-each-turn", path);
      checkModes2(ability.modes, path, report);
      return;
    case "triggered":
      if (!functionsIn(zone)) report("functions-in-zone", path);
      if (leavesOtherZone(ability.event)) report("leaves-zone", path);
      if (!isFirstKnown(ability.event) || ability.event.kind === "firstTime" && ability.oneOrMore === true)
        report("first-time", path);
      if (ability.oncePerTurn === true && zone !== Zone.Battlefield) report("once-each-turn", path);
      checkModes2(ability.modes, path, report);
      return;
    case "static":
      if (!functionsIn(zone) && !speaksForItself(ability.effect)) report("functions-in-zone", path);
      if (ability.ignoreCost !== void 0 && !concernsPlayers(ability.effect)) report("ignore-cost", path);
      if (isOnceEachTurn(ability.effect) && zone !== Zone.Battlefield) report("once-each-turn", path);
      if (ability.effect.kind !== "change") return;
      if (isOnBattlefield(ability.effect.affected)) checkChanges(ability.effect.changes, path, report);
      else if (!ability.effect.changes.every((each) => reachesCards(each, isOnStack(ability.effect))))
        report("changes-off-battlefield", path);
      return;
    case "replacement":
      if (!functionsIn(zone)) report("functions-in-zone", path);
      return;
    case "spell":
    case "keyword":
  }
}
function functionsIn(zone) {
  return zone !== Zone.Library && zone !== Zone.None;
}
function speaksForItself(effect) {
  if (effect.kind !== "allowance") return false;
  return effect.allowance.kind === "castWhileSearching" || effect.allowance.kind === "startOnBattlefield" || effect.allowance.kind === "newHandAtMulligan";
}
function leavesOtherZone(event) {
  if (event.kind === "anyOf") return event.of.some(leavesOtherZone);
  if (event.kind === "while" || event.kind === "firstTime") return leavesOtherZone(event.event);
  if (event.kind !== "moves" || !isAboutItself(event.what)) return false;
  return event.to === void 0 && event.from !== void 0 && event.from !== Zone.Battlefield;
}
function isFirstKnown(event) {
  if (event.kind === "while") return event.event.kind !== "firstTime" && isFirstKnown(event.event);
  if (event.kind === "anyOf") return event.of.every((one4) => one4.kind !== "firstTime" && isFirstKnown(one4));
  if (event.kind !== "firstTime") return true;
  const { event: inner } = event;
  if (inner.kind === "gainsLife" || inner.kind === "losesLife") return true;
  const about = inner.kind === "dealsDamage" ? inner.source : "what" in inner ? inner.what : void 0;
  return about !== void 0 && isAboutItself(about);
}
function checkModes2(modes, path, report) {
  if (modes?.options.some((option) => option.cost !== void 0) === true) report("mode-cost", path);
}
var PLAYER_RESTRICTIONS = [
  "cantCast",
  "castLimit",
  "castOnlyAsSorcery",
  "cantSearchLibraries",
  "cantGainLife",
  "damageLeavesLife",
  "cantDrawMoreThan",
  "cantPlayLands",
  "skipsExtraTurns",
  "cantLose",
  "cantWin"
];
function concernsPlayers(effect) {
  return effect.kind === "restriction" && PLAYER_RESTRICTIONS.includes(effect.restriction.kind);
}
function isOnStack(effect) {
  return effect.kind === "change" && effect.affected.kind === "all" && effect.affected.zone === Zone.Stack;
}
function reachesCards(change2, onStack3) {
  switch (change2.kind) {
    case "addKeywords":
      return (change2.keywords & OF_SPELLS & ~(onStack3 ? GIVEN_TO_SPELLS : Keyword.Flash)) === 0;
    case "addAbilities":
      return onStack3 && change2.abilities.every(triggersFromStack);
    case "controller":
    case "removeKeywords":
    case "loseAllAbilities":
      return false;
    default:
      return true;
  }
}
function triggersFromStack(ability) {
  return meaningsOf(ability).every((one4) => one4.kind === "triggered" && zoneOfAbility(one4) === Zone.Stack);
}
var GIVEN_TO_SPELLS = Keyword.Convoke | Keyword.Delve | Keyword.Improvise | Keyword.Storm;
var OF_SPELLS = Keyword.Flash | Keyword.SplitSecond | Keyword.Convoke | Keyword.Delve | Keyword.Improvise | Keyword.Rebound | Keyword.Storm;
function checkChanges(changes, path, report) {
  for (const change2 of changes) {
    const meaningless = change2.kind === "addKeywords" && (change2.keywords & OF_SPELLS) !== 0 || change2.kind === "addAbilities" && change2.abilities.some(meansNothingToPermanents);
    if (meaningless) report("granted-ability", path);
  }
}
function meansNothingToPermanents(ability) {
  if (ability.kind === "keyword") return keywordMeansNothing(ability);
  return ability.kind === "spell" || zoneOfAbility(ability) !== Zone.Battlefield;
}
function keywordMeansNothing(ability) {
  if (LOOKED_FOR.includes(ability.keyword)) return false;
  if (!isNamedKeyword(ability)) return true;
  const meaning = namedMeaning(ability);
  return meaning.length === 0 || meaning.some(meansNothingToPermanents);
}
var LOOKED_FOR = [
  "protection",
  "ward",
  "toxic",
  "enchant",
  "ascend",
  "enlist",
  "exert",
  "start your engines!"
];
function checkRule({ effect, uses }, path, report) {
  if (effect.kind === "change" || uses !== void 0 && !isUsedUpBySpells(effect)) report("rule-effect", path);
  if (isOnceEachTurn(effect)) report("once-each-turn", path);
}
function isOnceEachTurn(effect) {
  return effect.kind === "allowance" && effect.allowance.kind === "alternativeCost" && effect.allowance.oncePerTurn === true;
}
function isUsedUpBySpells(effect) {
  switch (effect.kind) {
    case "allowance":
      return effect.allowance.kind === "castAsThoughFlash" || effect.allowance.kind === "spendManaAsAnyColor";
    case "cost":
      return effect.change.what === "spell";
    case "restriction":
      return effect.restriction.kind === "cantBeCountered";
    case "change":
    case "control":
      return false;
  }
}
function checkEmblem({ abilities: abilities3 }, path, report) {
  for (const ability of abilities3) {
    const works = ability.kind === "triggered" || ability.kind === "static" || ability.kind === "replacement";
    if (!works) report("emblem-ability", path);
  }
}

// packages/oracle/src/print/context.ts
var SELF = "@self";
var PrintContext = class _PrintContext {
  self;
  /** Self is printed as a card (abilities that function outside the battlefield). */
  selfIsCard;
  /** Nouns of bound names. */
  nouns;
  /** Targets not yet mentioned. */
  targets;
  /** Choices and loops whose first mention introduces them. */
  deferred;
  /** Numbers fixed by name. */
  numbers;
  /** Numbers divided among targets, by the name they are bound to. */
  divided;
  /** The name that "it" or "them" would be read as. */
  salient;
  /** Where the object is once the event that triggered has happened, if that is known. */
  selfZone;
  /** Names that the card's other abilities bind: what was sacrificed or discarded to cast it. */
  given;
  /** Several cards are exiled with this object, so that they are "the exiled cards". */
  exilesMany;
  /** Draws are in addition to the draw of the draw step (504.1). */
  additionalDraws;
  /** The instructions speak of the event's other side, so the event names it ("blocks a creature"). */
  namesOther;
  /** The instructions speak of the event's player, so that "each upkeep" is "each player's upkeep". */
  namesPlayer;
  /** The event is told of the object, not of who did it ("a Forest is tapped for mana"). */
  passive;
  /** The player who is the subject of the sentence at hand: "their" refers to them. */
  subjectPlayer;
  constructor(self, selfIsCard = false, exilesMany2 = false, given3 = /* @__PURE__ */ new Map()) {
    this.self = self;
    this.selfIsCard = selfIsCard;
    this.nouns = /* @__PURE__ */ new Map();
    this.targets = /* @__PURE__ */ new Map();
    this.divided = /* @__PURE__ */ new Map();
    this.deferred = /* @__PURE__ */ new Map();
    this.numbers = /* @__PURE__ */ new Map();
    this.salient = "";
    this.subjectPlayer = "";
    this.selfZone = null;
    this.exilesMany = exilesMany2;
    this.additionalDraws = false;
    this.passive = false;
    this.namesOther = false;
    this.namesPlayer = false;
    this.given = given3;
    for (const [name2, noun2] of given3) this.nouns.set(name2, noun2);
  }
  /** A fresh context for another ability of the same object (a granted or emblem ability has its own names). */
  fresh(self = this.self, selfIsCard = false) {
    return new _PrintContext(self, selfIsCard, this.exilesMany, this.given);
  }
  /** Everything bound so far. */
  bound() {
    return this.nouns;
  }
  addTargets(specs) {
    for (const spec of specs) {
      this.targets.set(spec.name, spec);
      if (spec.divide !== void 0) this.divided.set(spec.divide.name, spec.divide);
    }
  }
  /** The target specification of the name if nothing has mentioned it yet; the caller prints it and binds the noun. */
  takeTarget(name2) {
    const spec = this.targets.get(name2);
    this.targets.delete(name2);
    return spec;
  }
  defer(name2, deferred) {
    this.deferred.set(name2, deferred);
  }
  /** What the first mention of a deferred name prints; afterwards the name is bound. */
  takeDeferred(name2) {
    const entry = this.deferred.get(name2);
    if (entry === void 0) return null;
    this.deferred.delete(name2);
    const text = entry.first(this);
    this.bind(name2, entry.noun);
    return text;
  }
  isDeferred(name2) {
    return this.deferred.has(name2);
  }
  /** Targets that no instruction has spoken of so far. */
  unmentionedTargets() {
    return [...this.targets.keys()];
  }
  isUnmentioned(name2) {
    return this.targets.has(name2);
  }
  bind(name2, noun2) {
    if (name2 === void 0) return;
    this.nouns.set(name2, noun2);
    if (!noun2.player || noun2.object !== void 0) this.salient = name2;
  }
  nounOf(name2) {
    return this.nouns.get(name2);
  }
  isSalient(name2) {
    return this.salient === name2;
  }
  mention(name2) {
    this.salient = name2;
  }
  mentionSelf() {
    this.salient = SELF;
  }
  selfIsSalient() {
    return this.salient === SELF;
  }
  forgetSalient() {
    this.salient = "";
  }
};
function typeNoun(face) {
  const { types, subtypes: subtypes3 } = face;
  if ((types & CardType.Creature) !== 0) return "creature";
  if ((types & CardType.Planeswalker) !== 0) return "planeswalker";
  if ((types & CardType.Battle) !== 0) return "battle";
  if ((types & CardType.Land) !== 0) return "land";
  for (const subtype of ["Equipment", "Vehicle", "Aura", "Saga", "Class", "Case", "Room"])
    if (subtypes3.includes(subtype)) return subtype;
  if ((types & CardType.Artifact) !== 0) return "artifact";
  if ((types & CardType.Enchantment) !== 0) return "enchantment";
  return "spell";
}
function shortName(name2) {
  return name2.replace(/(,| of the | the ).*$/, "");
}
function selfNames(face, hostNoun) {
  const noun2 = typeNoun(face);
  const legendary = (face.supertypes & 2) !== 0 || (face.types & CardType.Planeswalker) !== 0;
  let permanent = `this ${noun2}`;
  if (noun2 === "spell") permanent = face.name;
  else if (legendary) permanent = shortName(face.name);
  const verb4 = face.subtypes.includes("Equipment") ? "equipped" : "enchanted";
  return { permanent, spell: "this spell", card: "this card", host: `${verb4} ${hostNoun ?? "creature"}` };
}
var ANONYMOUS = {
  permanent: "this permanent",
  spell: "this spell",
  card: "this card",
  host: "equipped creature"
};

// packages/oracle/src/print/english.ts
var NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty"
];
function numberWord(count2) {
  return NUMBER_WORDS[count2] ?? String(count2);
}
function ordinalWord(count2) {
  const words3 = [
    "zeroth",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth"
  ];
  return words3[count2] ?? `${count2}th`;
}
var SOUNDS_LIKE_CONSONANT = /^(one|uni|use|eu)/i;
var ACRONYM_VOWEL = /^(8|11\b|18\b|X )/;
function withArticle(phrase2) {
  const vowel = /^[aeiou]/i.test(phrase2) && !SOUNDS_LIKE_CONSONANT.test(phrase2) || ACRONYM_VOWEL.test(phrase2);
  return `${vowel || phrase2.startsWith("untapped") ? "an" : "a"} ${phrase2}`;
}
var IRREGULAR_PLURALS = {
  Elf: "Elves",
  Dwarf: "Dwarves",
  Wolf: "Wolves",
  Werewolf: "Werewolves",
  Plains: "Plains",
  Merfolk: "Merfolk",
  Elemental: "Elementals",
  Ox: "Oxen",
  Mouse: "Mice",
  Thief: "Thieves",
  Octopus: "Octopuses",
  Treefolk: "Treefolk",
  Eldrazi: "Eldrazi",
  Samurai: "Samurai",
  Ninja: "Ninjas",
  Kithkin: "Kithkin",
  Myr: "Myr",
  Phyrexian: "Phyrexians",
  sorcery: "sorceries",
  ability: "abilities",
  library: "libraries",
  sheep: "sheep",
  Sheep: "Sheep",
  Fish: "Fish",
  Equipment: "Equipment",
  mana: "mana",
  Mana: "Mana",
  life: "life",
  damage: "damage"
};
function plural(noun2) {
  const space = noun2.lastIndexOf(" ");
  const head2 = noun2.slice(0, space + 1);
  const word = noun2.slice(space + 1);
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular !== void 0) return head2 + irregular;
  if (/[^aeiou]y$/.test(word)) return `${head2}${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${head2}${word}es`;
  return `${head2}${word}s`;
}
var IRREGULAR_VERBS = {
  be: "is",
  are: "is",
  have: "has",
  do: "does",
  can: "can",
  "can't": "can't",
  may: "may",
  "don't": "doesn't",
  "aren't": "isn't",
  must: "must",
  would: "would",
  "may have": "may have",
  "haven't": "hasn't"
};
function thirdPerson(verb4) {
  const whole = IRREGULAR_VERBS[verb4];
  if (whole !== void 0) return whole;
  const space = verb4.indexOf(" ");
  const word = space < 0 ? verb4 : verb4.slice(0, space);
  const tail = space < 0 ? "" : verb4.slice(space);
  if (word === "may") return verb4;
  const irregular = IRREGULAR_VERBS[word];
  if (irregular !== void 0) return irregular + tail;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies${tail}`;
  if (/(s|x|z|ch|sh|o)$/.test(word)) return `${word}es${tail}`;
  return `${word}s${tail}`;
}
function joinList(parts, word) {
  if (parts.length <= 1) return parts[0] ?? "";
  if (parts.length === 2) return `${parts[0]} ${word} ${parts[1]}`;
  return `${parts.slice(0, -1).join(", ")}, ${word} ${parts[parts.length - 1]}`;
}
function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function possessive(noun2) {
  if (noun2 === "you") return "your";
  if (noun2 === "it") return "its";
  if (noun2 === "they" || noun2 === "them") return "their";
  return noun2.endsWith("s") ? `${noun2}'` : `${noun2}'s`;
}
function sentence(text) {
  const capital2 = capitalise(text);
  return /[.”"]$/.test(capital2) && /\."?$/.test(capital2) ? capital2 : `${capital2}.`;
}
function words(...parts) {
  return parts.filter((part) => typeof part === "string" && part !== "").join(" ").replace(/ ([,.])/g, "$1");
}

// packages/oracle/src/print/joinedLines.ts
function joinedLines(lines3) {
  const joined2 = [];
  for (const line2 of lines3) {
    const before2 = joined2[joined2.length - 1];
    const both4 = before2 === void 0 ? null : inOne(before2, line2);
    if (both4 === null) joined2.push(line2);
    else joined2[joined2.length - 1] = both4;
  }
  return joined2;
}
var CANT_ATTACK = " can't attack.";
var CANT = /^(.*?)( can't (?:attack|block|attack or block|be blocked(?: [^.]*)?))\.$/;
var GETS = /^(.*?) ((?:gets|get|has|have) [^.]*)\.$/;
function inOne(before2, after) {
  if (before2.endsWith(CANT_ATTACK)) {
    const subject4 = before2.slice(0, -CANT_ATTACK.length);
    if (after === `${subject4} can't block.`) return `${subject4} can't attack or block.`;
  }
  if (/^You can't lose the game\.$/.test(before2) && after === "Your opponents can't win the game.")
    return "You can't lose the game and your opponents can't win the game.";
  const cant = CANT.exec(before2);
  const subject3 = cant?.[1] ?? "";
  if (cant !== null && after.startsWith(`${subject3}'s activated abilities can't be activated`))
    return `${subject3}${cant[2] ?? ""}, and its${after.slice(`${subject3}'s`.length)}`;
  const gets = GETS.exec(before2);
  const cannot = CANT.exec(after);
  const same = gets !== null && cannot !== null && gets[1] === cannot[1] && !/["“]|, | as long as | unless /.test(before2 + after);
  return same ? `${gets[1] ?? ""} ${gets[2] ?? ""} and${cannot[2] ?? ""}.` : null;
}

// packages/oracle/src/print/clause.ts
var YOU = { text: "you", person: "you", key: '{"kind":"you"}' };
function clause(subject3, verb4, rest2, tag) {
  return { subject: subject3, verb: verb4, rest: rest2, tag };
}
function wholeClause(text, tag) {
  return { subject: YOU, verb: "", rest: "", tag, whole: text };
}
function bare(item) {
  return item.whole ?? words(item.verb, item.rest);
}
function predicate(item) {
  if (item.whole !== void 0) return item.whole;
  if (item.verb === "be") return words(item.subject.person === "one" ? "is" : "are", item.rest);
  return words(item.subject.person === "one" ? thirdPerson(item.verb) : item.verb, item.rest);
}
function finite(item, instruct) {
  if (item.whole !== void 0) return item.whole;
  if (item.subject.person === "you" && instruct && item.sayYou !== true) return bare(item);
  return words(item.subject.text, predicate(item));
}
function paragraphs(sentences) {
  return sentences.filter((text) => text !== "").map((text) => /[.!]"?$/.test(text) ? capitalise(text) : `${capitalise(text)}.`).join(" ");
}
function wholeClauses(sentences, tag) {
  return sentences.map((text) => wholeClause(text, tag));
}

// packages/oracle/src/print/vocabulary.ts
var TYPE_NAMES = [
  [CardType.Kindred, "kindred"],
  [CardType.Artifact, "artifact"],
  [CardType.Instant, "instant"],
  [CardType.Sorcery, "sorcery"],
  [CardType.Battle, "battle"],
  [CardType.Creature, "creature"],
  [CardType.Enchantment, "enchantment"],
  [CardType.Land, "land"],
  [CardType.Planeswalker, "planeswalker"]
];
function typeNames(types) {
  return TYPE_NAMES.filter(([bit]) => (types & bit) !== 0).map(([, name2]) => name2);
}
var SUPERTYPE_NAMES = [
  [Supertype.Legendary, "legendary"],
  [Supertype.Basic, "basic"],
  [Supertype.Snow, "snow"],
  [Supertype.World, "world"]
];
function supertypeNames(supertypes3) {
  return SUPERTYPE_NAMES.filter(([bit]) => (supertypes3 & bit) !== 0).map(([, name2]) => name2);
}
var KEYWORD_ORDER = [
  "changeling",
  "flash",
  "defender",
  "flying",
  "first strike",
  "double strike",
  "vigilance",
  "menace",
  "reach",
  "deathtouch",
  "trample",
  "lifelink",
  "hexproof",
  "indestructible",
  "haste",
  "shroud",
  ...KEYWORD_NAMES
];
function keywordNames(keywords) {
  const names2 = KEYWORD_NAMES.filter((_, bit) => (keywords & 1 << bit) !== 0);
  return names2.sort((a, b) => KEYWORD_ORDER.indexOf(a) - KEYWORD_ORDER.indexOf(b));
}
var COLOR_WORDS = ["white", "blue", "black", "red", "green"];
function colorNames(colors2) {
  const names2 = COLOR_WORDS.filter((_, bit) => (colors2 & 1 << bit) !== 0);
  return names2.length === 2 && TURNED_PAIRS.has(colors2) ? names2.reverse() : names2;
}
var TURNED_PAIRS = /* @__PURE__ */ new Set([1 | 8, 1 | 16, 2 | 16]);
function manaSymbol(type) {
  return `{${COLOR_LETTERS[type] ?? "C"}}`;
}
function zoneName(zone) {
  switch (zone) {
    case Zone.None:
      return "outside the game";
    case Zone.Library:
      return "library";
    case Zone.Hand:
      return "hand";
    case Zone.Graveyard:
      return "graveyard";
    case Zone.Battlefield:
      return "the battlefield";
    case Zone.Stack:
      return "the stack";
    case Zone.Exile:
      return "exile";
    case Zone.Command:
      return "the command zone";
  }
}
var STEP_WORDS = [
  "untap step",
  "upkeep",
  "draw step",
  "first main phase",
  "combat",
  "declare attackers step",
  "declare blockers step",
  "first combat damage step",
  "combat damage step",
  "end of combat",
  "second main phase",
  "end step",
  "cleanup step"
];
function stepName(step) {
  return STEP_WORDS[step] ?? `step ${step}`;
}

// packages/oracle/src/print/printQuantity.ts
function quantityValue(quantity, context) {
  if (typeof quantity === "number") return String(quantity);
  switch (quantity.kind) {
    case "x":
      return "X";
    case "bound": {
      const fixed2 = context.numbers.get(quantity.name);
      return fixed2 === void 0 ? "that much" : quantityValue(fixed2, context);
    }
    case "count":
      return `the number of ${countedObjects(quantity.of, context)}`;
    case "countPlayers":
      return quantity.of.kind === "opponents" ? "the number of opponents you have" : `the number of ${playerGroup(quantity.of, context)}`;
    case "power":
    case "toughness":
      return `${objectsPossessive(quantity.of, context)} ${quantity.kind}`;
    case "manaValue":
      return `${objectsPossessive(quantity.of, context)} mana value`;
    case "differentAmong":
      return `the number of different ${DIFFERENT[quantity.what]} among ${printObjects(quantity.of, context, "bare").text}`;
    case "greatest":
      return `the greatest ${quantity.what === "manaValue" ? "mana value" : quantity.what} among ${printObjects(quantity.of, context, "bare").text}`;
    case "least":
      return `the least ${quantity.what === "manaValue" ? "mana value" : quantity.what} among ${printObjects(quantity.of, context, "bare").text}`;
    case "counters":
      return `the number of ${quantity.counter} counters on ${quantity.of.kind === "self" ? selfByName(context) : printObjects(quantity.of, context, "bare").text}`;
    case "playerCounters":
      return `the number of ${quantity.counter} counters ${playerGroup(quantity.of, context)} ${quantity.of.kind === "you" ? "have" : "has"}`;
    case "speed":
      return `${playersPossessive(quantity.of, context)} speed`;
    case "party":
      return `the number of creatures in ${playersPossessive(quantity.of, context)} party`;
    case "life":
      return `${playersPossessive(quantity.of, context)} life total`;
    case "turnsBegun":
      return `the number of turns ${playerHas(quantity.of, context)} begun`;
    case "amongPlayers":
      return `the ${quantity.which === "least" ? "lowest" : "highest"} ${playerNumber(quantity.what, context)} among ${quantity.of.kind === "opponents" ? "your opponents" : "players"}`;
    case "handSize":
      return `the number of cards in ${playersPossessive(quantity.of, context)} hand`;
    case "spellsCastThisTurn":
      return `the number of ${spellsOf(quantity, context, true)} ${playerHas(quantity.of, context)} cast this turn`;
    case "leftThisTurn":
      return `the number of ${nounPhrase(quantity.what, context, { place: "permanent", many: true })} that ${quantity.cause === "sacrifice" ? "were sacrificed" : quantity.to === Zone.Graveyard ? "died" : "left the battlefield"} this turn`;
    case "enteredThisTurn":
      return `the number of ${nounPhrase(quantity.what, context, { place: "permanent", many: true })} that entered this turn`;
    case "turnCount":
      return turnCount(quantity.what, quantity.of, context);
    case "timesPaid":
      return `the number of times ${context.self.spell} was ${paidVerb(quantity.cost)}`;
    case "manaSpent":
      return `the amount of mana spent to cast ${spellCast(quantity.of, "it", context)}`;
    case "colorsSpent":
      return `the number of colors of mana spent to cast ${spellCast(quantity.of, context.self.spell, context)}`;
    case "colorsAmong":
      return `the number of colors among ${printObjects(quantity.of, context, "bare").text}`;
    case "basicLandTypesAmong":
      return `the number of basic land types among ${printObjects(quantity.of, context, "bare").text}`;
    case "cardTypesAmong":
      return `the number of card types among ${countedObjects(quantity.of, context)}`;
    case "devotion":
      return `${playersPossessive(quantity.of, context)} devotion to ${joinList(colorNames(quantity.colors), "and")}`;
    case "sum":
      return targetCount(quantity.of) ? "the number of targets" : sumText(quantity.of, context);
    case "times":
      return quantity.by === 2 ? `twice ${quantityValue(quantity.of, context)}` : `${numberWord(quantity.by)} times ${quantityValue(quantity.of, context)}`;
    case "product":
      return quantity.of.map((each) => quantityValue(each, context)).join(" times ");
    case "negative":
      return `minus ${quantityValue(quantity.of, context)}`;
    case "half":
      return `half ${quantityValue(quantity.of, context)}, rounded ${quantity.round}`;
    case "quotient":
      return `${quantityValue(quantity.of, context)} divided by ${quantityValue(quantity.by, context)}, rounded ${quantity.round}`;
    case "max":
      return `the greater of ${joinList(
        quantity.of.map((each) => quantityValue(each, context)),
        "and"
      )}`;
    case "min":
      return `the lesser of ${joinList(
        quantity.of.map((each) => quantityValue(each, context)),
        "and"
      )}`;
    case "conditional":
      return `${quantityValue(quantity.then, context)} if ${printCondition(quantity.if, context)} or ${quantityValue(quantity.else, context)} otherwise`;
  }
}
function spellCast(of, own2, context) {
  return of === void 0 ? own2 : printObjects(of, context).text;
}
function spentToCast(spent, right, context) {
  const type = spent.kind === "manaSpent" ? spent.type : void 0;
  const what = type !== void 0 ? `{${COLOR_LETTERS[type]}}`.repeat(right) : spent.kind === "colorsSpent" ? "colored mana" : "mana";
  return `${right === 0 ? "no " : ""}${what} was spent to cast ${spellCast(spent.of, "it", context)}`;
}
function sumText(of, context) {
  const [first2, ...others4] = of;
  const rest2 = others4.map((each) => {
    if (typeof each === "number") return each < 0 ? ` minus ${numberWord(-each)}` : ` plus ${numberWord(each)}`;
    return each.kind === "negative" ? ` minus ${quantityValue(each.of, context)}` : ` plus ${quantityValue(each, context)}`;
  });
  return quantityValue(first2 ?? 0, context) + rest2.join("");
}
function targetCount(of) {
  const [objects3, players5] = of;
  if (of.length !== 2 || typeof objects3 !== "object" || typeof players5 !== "object") return false;
  return objects3.kind === "count" && players5.kind === "countPlayers" && objects3.of.kind === "bound" && players5.of.kind === "bound" && objects3.of.name === players5.of.name;
}
function paidVerb(cost) {
  const [word = "", which] = cost.split(" {");
  if (/kick/i.test(word)) return which === void 0 ? "kicked" : `kicked with its {${which} kicker`;
  return `paid ${cost.toLowerCase()}`;
}
function spellsOf({ what }, context, many2) {
  return nounPhrase(what ?? { kind: "any" }, context, { place: "spell", many: many2 });
}
var DIFFERENT = { power: "powers", manaValue: "mana values", name: "names" };
function playerNumber(what, context) {
  if (typeof what === "object")
    return what.kind === "counters" ? `number of ${what.counter} counters` : what.kind === "turnCount" ? turnCount(what.what, { kind: "eachPlayer" }, context).replace(/^the /, "") : `number of ${nounPhrase(what.filter, context, { place: "permanent", many: true })} controlled`;
  switch (what) {
    case "life":
      return "life total";
    case "spellsThisTurn":
      return "number of spells cast this turn";
    case "spellsLastTurn":
      return "number of spells cast last turn";
    case "handSize":
      return "number of cards in hand";
    case "graveyardSize":
      return "number of cards in graveyard";
  }
}
function playerHas(of, context) {
  if (of.kind === "you") return "you've";
  const group = playerGroup(of, context);
  return of.kind === "opponents" || of.kind === "eachPlayer" ? `${group} have` : `${group} has`;
}
function turnCount(what, of, context) {
  const who2 = playerHas(of, context);
  switch (what) {
    case "cardsDrawn":
      return `the number of cards ${who2} drawn this turn`;
    case "landsPlayed":
      return `the number of lands ${who2} played this turn`;
    case "landsEntered":
      return `the number of lands that entered under ${playersPossessive(of, context)} control this turn`;
    case "creaturesDied":
      return of.kind === "eachPlayer" ? "the number of creatures that died this turn" : `the number of creatures that died under ${playersPossessive(of, context)} control this turn`;
    case "permanentsLeft":
      return `the number of permanents that left the battlefield under ${playersPossessive(of, context)} control this turn`;
    case "leftGraveyard":
      return `the number of cards that left ${playersPossessive(of, context)} graveyard this turn`;
    case "tokensCreated":
      return `the number of tokens ${who2} created this turn`;
    case "crimes":
      return `the number of crimes ${who2} committed this turn`;
    case "lifeGained":
      return `the amount of life ${who2} gained this turn`;
    case "damageTaken":
      return `the amount of damage ${who2} been dealt this turn`;
    case "lifeLost":
      return `the amount of life ${who2} lost this turn`;
    case "attackers":
      return `the number of creatures ${who2} attacked with this turn`;
    case "nonlandPermanentsLeft":
      return "the number of nonland permanents that left the battlefield this turn";
    case "descents":
      return `the number of times ${who2} descended this turn`;
    case "spellsWarped":
      return "the number of spells that were warped this turn";
    case "discards":
      return `the number of cards ${who2} discarded this turn`;
  }
}
function objectsPossessive(of, context) {
  const text = printObjects(of, context).text;
  return text === "the sacrificed creature" ? "the sacrificed creature's" : possessive(text);
}
function countedObjects(of, context) {
  if (of.kind === "all") {
    const where = of.zone === Zone.Graveyard && (of.of === void 0 || of.of.kind === "eachPlayer") ? "in all graveyards" : location(of.zone, of.of, context, "in");
    return onBattlefield(
      nounPhrase(of.filter, context, { place: placeOf(of.zone), many: true, location: where }),
      of.zone
    );
  }
  if (of.kind === "exiledWithSource") return `cards exiled with ${selfByName(context)}`;
  const done3 = doneThisWay(of, true, context);
  if (done3 !== null) return done3;
  const phrase2 = printObjects(of, context, "bare", "in");
  return phrase2.text === "them" ? "those cards" : phrase2.text;
}
function onBattlefield(noun2, zone) {
  return zone === Zone.Battlefield && !/ (controls?|attached to|attacking you) ?/.test(noun2) && !/^(other )?(attacking|blocking)/.test(noun2) ? `${noun2} on the battlefield` : noun2;
}
function oneOf(of, context) {
  if (of.kind === "exiledWithSource") return `card exiled with ${selfByName(context)}`;
  if (of.kind !== "all") {
    const done3 = doneThisWay(of, false, context);
    if (done3 !== null) return done3;
    const text = printObjects(of, context, "bare", "in").text;
    return text === "them" ? "of them" : `of ${text}`;
  }
  return onBattlefield(
    nounPhrase(of.filter, context, {
      place: placeOf(of.zone),
      many: false,
      location: location(of.zone, of.of, context, "in")
    }),
    of.zone
  );
}
function forEach(quantity, context) {
  if (typeof quantity === "number") return null;
  if (quantity.kind === "count") return { factor: 1, text: `for each ${oneOf(quantity.of, context)}` };
  if (quantity.kind === "countPlayers" && quantity.of.kind === "having")
    return { factor: 1, text: `for ${printPlayers(quantity.of, context)}` };
  if (quantity.kind === "countPlayers")
    return { factor: 1, text: quantity.of.kind === "opponents" ? "for each opponent you have" : "for each player" };
  if (quantity.kind === "counters")
    return {
      factor: 1,
      text: `for each ${quantity.counter} counter on ${printObjects(quantity.of, context, "bare").text}`
    };
  if (quantity.kind === "basicLandTypesAmong")
    return { factor: 1, text: `for each basic land type among ${printObjects(quantity.of, context, "bare").text}` };
  if (quantity.kind === "cardTypesAmong")
    return { factor: 1, text: `for each card type among ${countedObjects(quantity.of, context)}` };
  if (quantity.kind === "colorsAmong")
    return { factor: 1, text: `for each color among ${printObjects(quantity.of, context, "bare").text}` };
  if (quantity.kind === "colorsSpent") return { factor: 1, text: "for each color of mana spent to cast it" };
  if (quantity.kind === "timesPaid") return { factor: 1, text: `for each time it was ${paidVerb(quantity.cost)}` };
  if (quantity.kind === "turnCount" && quantity.what === "discards")
    return { factor: 1, text: `for each card ${playerHas(quantity.of, context)} discarded this turn` };
  if (quantity.kind === "party")
    return { factor: 1, text: `for each creature in ${playersPossessive(quantity.of, context)} party` };
  if (quantity.kind === "spellsCastThisTurn")
    return {
      factor: 1,
      text: `for each ${spellsOf(quantity, context, false)} ${playerHas(quantity.of, context)} cast this turn`
    };
  if (quantity.kind === "times") {
    const inner = forEach(quantity.of, context);
    return inner === null ? null : { factor: inner.factor * quantity.by, text: inner.text };
  }
  return null;
}
function counted(quantity, noun2, context, single4 = withArticle(noun2)) {
  const many2 = pluralPhrase(noun2);
  if (quantity === 1) return single4;
  if (typeof quantity === "number") return `${numberWord(quantity)} ${many2}`;
  if (quantity.kind === "x") return `X ${many2}`;
  if (quantity.kind === "bound") {
    const fixed2 = context.numbers.get(quantity.name);
    return fixed2 === void 0 ? `that many ${many2}` : counted(fixed2, noun2, context, single4);
  }
  if (quantity.kind === "conditional")
    return `${counted(quantity.else, noun2, context, single4)}, or ${counted(quantity.then, noun2, context, single4)} if ${printCondition(quantity.if, context)}`;
  const each = forEach(quantity, context);
  if (each !== null) return `${each.factor === 1 ? single4 : `${numberWord(each.factor)} ${many2}`} ${each.text}`;
  return `a number of ${many2} equal to ${quantityValue(quantity, context)}`;
}
function pluralPhrase(noun2) {
  const cut = noun2.search(
    / (you |with |without |named |that |from |in |of |an opponent|your opponents|defending|they )/
  );
  return cut < 0 ? plural(noun2) : plural(noun2.slice(0, cut)) + noun2.slice(cut);
}
function measured(quantity, noun2, context) {
  if (typeof quantity === "number") return `${quantity} ${noun2}`;
  if (quantity.kind === "x") return `X ${noun2}`;
  if (quantity.kind === "bound") {
    const fixed2 = context.numbers.get(quantity.name);
    return fixed2 === void 0 ? `that much ${noun2}` : measured(fixed2, noun2, context);
  }
  if (quantity.kind === "times" && typeof quantity.of === "object" && quantity.of.kind === "x")
    return `${quantity.by === 2 ? "twice" : `${numberWord(quantity.by)} times`} X ${noun2}`;
  if (quantity.kind === "half" && quantity.of !== void 0 && typeof quantity.of === "object" && quantity.of.kind === "life" && noun2 === "life") {
    return `half ${playersPossessive(quantity.of.of, context)} life, rounded ${quantity.round}`;
  }
  if (quantity.kind === "conditional")
    return `${measured(quantity.else, noun2, context)}, or ${measured(quantity.then, noun2, context)} if ${printCondition(quantity.if, context)}`;
  if (noun2 === "life") {
    const each = forEach(quantity, context);
    if (each !== null) return `${each.factor} ${noun2} ${each.text}`;
  }
  return `${noun2} equal to ${quantityValue(quantity, context)}`;
}

// packages/oracle/src/print/printTarget.ts
function printTarget(given3, context, preposition = "from") {
  const spec = { ...given3, min: ifPaid(given3.min), max: ifPaid(given3.max) };
  const phrase2 = targetPhrase(spec, context, preposition);
  const head2 = targetHead(spec, context);
  const many2 = spec.max !== 1;
  context.bind(spec.name, {
    later: many2 ? `those ${head2.plural}` : `that ${head2.singular}`,
    many: many2,
    player: spec.what === null,
    zone: spec.zone,
    ...ownerOfTarget(spec, context),
    ...head2.object === void 0 ? {} : { object: head2.object }
  });
  return { text: phrase2, many: many2 };
}
function ifPaid(amount4) {
  const conditional3 = typeof amount4 === "object" && amount4.kind === "conditional" ? amount4 : null;
  if (conditional3?.if.kind !== "paid") return amount4;
  if (conditional3.else === 0) return conditional3.then;
  return conditional3.then === 0 ? conditional3.else : amount4;
}
function ownerOfTarget(spec, context) {
  const owner2 = spec.zone === Zone.Battlefield || spec.zone === Zone.Stack ? void 0 : ownerIn(spec);
  return owner2?.kind === "you" ? { owner: playersPossessive(owner2, context) } : {};
}
function targetHead(spec, context) {
  if (spec.what === null) return { singular: "player", plural: "players" };
  if (spec.players !== null)
    return {
      singular: "permanent or player",
      plural: "permanents or players",
      object: headNoun(spec.what, context, placeOf(spec.zone), false)
    };
  const place3 = placeOf(spec.zone);
  return { singular: headNoun(spec.what, context, place3, false), plural: headNoun(spec.what, context, place3, true) };
}
function targetPhrase(spec, context, preposition) {
  const many2 = spec.max !== 1;
  const noun2 = targetNoun(spec, context, many2, preposition);
  if (spec.divide !== void 0 && spec.min === 1 && typeof spec.max === "number") {
    const counts = Array.from({ length: Math.min(spec.max, 50) }, (_, index) => numberWord(index + 1));
    const number = spec.max >= 50 ? "any number of" : joinList(counts, "or");
    return noun2 === ANY_TARGET ? `${number} targets` : `${number} target ${noun2}`;
  }
  const another2 = spec.differentFrom !== void 0 && spec.differentFrom.length > 0;
  if (spec.what?.kind === "and" && spec.what.of[0]?.kind === "other" && spec.players !== null) {
    const [, ...of] = spec.what.of;
    const [only] = of;
    const what = of.length === 1 && only !== void 0 ? only : { kind: "and", of };
    if (isAnyTarget({ ...spec, what })) return countedTargets(spec, "other targets", "any other target", context);
  }
  if (isPerPlayer(spec)) {
    const each = spec.max.of.kind === "opponents" ? "opponent" : "player";
    const noun3 = targetNoun(spec, context, false, preposition).replace(/ (an opponent|a player) controls\b/, " that player controls").replace(/ (an opponent|a player|a)('s)? graveyard\b/, " that player's graveyard");
    return `for each ${each} up to one target ${noun3}`;
  }
  if (noun2 === ANY_TARGET)
    return countedTargets(
      spec,
      another2 ? "other targets" : "targets",
      another2 ? "any other target" : "any target",
      context
    );
  const differing = spec.differentControllers === true ? " controlled by different players" : spec.sameController === true && spec.zone === Zone.Battlefield ? " controlled by the same player" : spec.differentManaValues === true ? " that each have a different mana value" : "";
  const word = another2 ? "other target" : "target";
  const single4 = another2 ? `another target ${noun2}` : noun2.startsWith("other ") ? `another target ${noun2.slice("other ".length)}` : `target ${noun2}`;
  const plural2 = noun2.startsWith("other ") && !another2 ? `other target ${noun2.slice("other ".length)}` : `${word} ${noun2}`;
  return countedTargets(spec, plural2, single4, context) + differing;
}
function isPerPlayer(spec) {
  return spec.differentControllers === true && typeof spec.max === "object" && spec.max.kind === "countPlayers";
}
function countedTargets(spec, plural2, single4, context) {
  const { min, max } = spec;
  if (min === 1 && max === 1) return single4;
  if (min === 0 && max === 1) return `up to one ${plural2}`;
  if (typeof max === "number" && max >= 50) return min === 1 ? `one or more ${plural2}` : `any number of ${plural2}`;
  const amount4 = typeof max === "number" ? numberWord(max) : quantityCount(max, context);
  if (min === 0) return `up to ${amount4} ${plural2}`;
  if (min === max) return `${amount4} ${plural2}`;
  if (typeof min === "object" && JSON.stringify(min) === JSON.stringify(max)) return `${amount4} ${plural2}`;
  if (min === 1 && max === 2) return `one or two ${plural2}`;
  return `${typeof min === "number" ? numberWord(min) : quantityCount(min, context)} to ${amount4} ${plural2}`;
}
function quantityCount(quantity, context) {
  const value2 = quantityValue(quantity, context);
  return /^[A-Z0-9]+$/.test(value2) ? value2 : value2 === "that much" ? "that many" : `X`;
}
var ANY_TARGET = "any target";
function targetNoun(spec, context, many2, preposition) {
  const player3 = spec.players === null ? null : targetPlayerNoun(spec.players, many2, context);
  if (spec.what === null) return player3 ?? "object";
  if (player3 !== null && isAnyTarget(spec)) return ANY_TARGET;
  const owner2 = ownerIn(spec);
  const place3 = placeOf(spec.zone);
  const noun2 = nounPhrase(spec.what, context, {
    place: place3,
    many: many2,
    location: spec.sameController === true && spec.zone === Zone.Graveyard ? `${preposition} a single graveyard` : location(spec.zone, owner2, context, preposition)
  });
  return player3 === null ? noun2 : `${player3} or ${noun2}`;
}
function isAnyTarget(spec) {
  if (spec.players?.kind !== "eachPlayer" || spec.what === null) return false;
  if (spec.what.kind === "type") return (spec.what.types & 4) !== 0 && (spec.what.types & 64) !== 0;
  return spec.what.kind === "or" && spec.what.of.length === 3 && spec.what.of.every((each) => each.kind === "type");
}
function targetPlayerNoun(players5, many2, context) {
  if (players5.kind === "opponents") return many2 ? "opponents" : "opponent";
  if (players5.kind === "eachPlayer") return many2 ? "players" : "player";
  if (players5.kind === "otherPlayers") return many2 ? "other players" : "other player";
  return printPlayers(players5, context);
}
function ownerIn(spec) {
  if (spec.what === null) return void 0;
  const parts = spec.what.kind === "and" ? spec.what.of : [spec.what];
  for (const part of parts) if (part.kind === "ownedBy" || part.kind === "controlledBy") return part.who;
  return void 0;
}

// packages/oracle/src/print/printReference.ts
function placeOf(zone) {
  if (zone === Zone.Battlefield) return "permanent";
  return zone === Zone.Stack ? "spell" : "card";
}
function printObjects(what, context, determiner = "all", preposition = "from") {
  switch (what.kind) {
    case "self":
      return { text: printSelf(context), many: false };
    case "bound":
      return boundObjects(what.name, context, preposition);
    case "all":
      return wholeSet(what, context, determiner, preposition);
    case "topOfLibrary":
      return edgeOfLibrary("top", what.of, what.count, context);
    case "bottomOfLibrary":
      return edgeOfLibrary("bottom", what.of, what.count, context);
    case "attachedTo": {
      if (what.what === void 0 || what.what.kind === "self") return { text: context.self.host, many: false };
      return { text: `the permanent ${printObjects(what.what, context).text} is attached to`, many: false };
    }
    case "attachmentsOf":
      return { text: `all Auras and Equipment attached to ${printObjects(what.what, context).text}`, many: true };
    case "sourceOf":
      return { text: `the permanent whose ability ${printObjects(what.what, context).text} is`, many: false };
    case "pairedWith":
      return { text: `the creature ${printSelf(context)} is paired with`, many: false };
    case "exiledWithSource":
      return context.exilesMany ? { text: `the cards exiled with ${printSelf(context)}`, many: true } : { text: "the exiled card", many: false };
    case "union": {
      const parts = what.of.map((each) => printObjects(each, context, determiner, preposition));
      if (parts.some(({ text }) => text === "all other cards revealed this way"))
        return { text: "the revealed cards", many: true };
      return {
        text: joinList(
          parts.map((part) => part.text),
          "and"
        ),
        many: true
      };
    }
    case "minus":
      return difference(what.from, what.without, context, determiner, preposition);
    case "where":
      return subset(what, context);
  }
}
function printSelf(context) {
  if (context.selfIsSalient()) return "it";
  return selfByName(context);
}
function selfByName(context) {
  context.mentionSelf();
  return context.selfIsCard ? context.self.card : context.self.permanent;
}
function boundObjects(name2, context, preposition) {
  const target5 = context.takeTarget(name2);
  if (target5 !== void 0) return printTarget(target5, context, preposition);
  const first2 = context.takeDeferred(name2);
  if (first2 !== null) return { text: first2, many: context.nounOf(name2)?.many ?? false };
  const noun2 = context.nounOf(name2);
  if (noun2 === void 0) return { text: "that object", many: false };
  if (noun2.later === context.self.permanent) return { text: printSelf(context), many: false };
  if (noun2.player) return { text: noun2.later, many: noun2.many };
  const pronoun2 = context.isSalient(name2) && !/^(the|each) /.test(noun2.later);
  context.mention(name2);
  if (pronoun2) return { text: noun2.pronoun ?? (noun2.many ? "them" : "it"), many: noun2.many };
  return { text: noun2.later, many: noun2.many };
}
function wholeSet(what, context, determiner, preposition) {
  const many2 = determiner !== "each";
  const place3 = placeOf(what.zone);
  const only = soleObject(what, context);
  if (only !== null) return { text: only, many: false };
  const everywhere = many2 && determiner === "all" && what.zone === Zone.Graveyard && (what.of === void 0 || what.of.kind === "eachPlayer");
  const noun2 = nounPhrase(what.filter, context, {
    place: place3,
    many: many2,
    location: everywhere ? `${preposition} all graveyards` : location(what.zone, what.of, context, preposition)
  });
  return { text: words(determiner === "bare" ? "" : determiner, noun2), many: many2 };
}
function eachOf({ text, many: many2 }) {
  return many2 && (/\btargets?\b/.test(text) || text === "them") && !text.startsWith("each ") ? `each of ${text}` : text;
}
function soleObject(what, context) {
  const { filter } = what;
  if (filter.kind === "isSelf") return printSelf(context);
  if (filter.kind === "attachedToBySource") return context.self.host;
  if (filter.kind === "among" && filter.what.kind !== "attachmentsOf") return printObjects(filter.what, context).text;
  return null;
}
function location(zone, of, context, preposition) {
  switch (zone) {
    case Zone.Battlefield:
    case Zone.Stack:
    case Zone.None:
      return "";
    case Zone.Exile:
      return of === void 0 ? `${preposition} exile` : `${of.kind === "you" ? "you own " : ""}${preposition} exile`;
    case Zone.Command:
      return `${preposition} the command zone`;
    case Zone.Library:
    case Zone.Hand:
    case Zone.Graveyard: {
      const zoneWord = zone === Zone.Library ? "library" : zone === Zone.Hand ? "hand" : "graveyard";
      if (of !== void 0 && of.kind !== "you" && context.subjectPlayer === playerKey(of))
        return `${preposition} their ${zoneWord}`;
      if (of === void 0 || of.kind === "eachPlayer")
        return `${preposition} ${zone === Zone.Graveyard ? "a graveyard" : zone === Zone.Hand ? "players' hands" : "players' libraries"}`;
      if (of.kind === "opponents")
        return `${preposition} ${zone === Zone.Hand ? "your opponents' hands" : `an opponent's ${zoneWord}`}`;
      return `${preposition} ${playersPossessive(of, context)} ${zoneWord}`;
    }
  }
}
function edgeOfLibrary(edge, of, count2, context) {
  const whose4 = playersPossessive(of, context);
  if (count2 === 1) return { text: `the ${edge} card of ${whose4} library`, many: isSeveral(of) };
  if (typeof count2 === "number")
    return { text: `the ${edge} ${numberWord(count2)} cards of ${whose4} library`, many: true };
  const amount4 = counted(count2, "card", context);
  if (amount4.startsWith("X ") || amount4.startsWith("that many "))
    return { text: `the ${edge} ${amount4} of ${whose4} library`, many: true };
  return { text: `the ${edge} ${quantityValue(count2, context)} cards of ${whose4} library`, many: true };
}
function isSeveral({ kind }) {
  return kind === "eachPlayer" || kind === "opponents" || kind === "otherPlayers";
}
function difference(from2, without, context, determiner, preposition) {
  if (from2.kind === "all") {
    const set = wholeSet(from2, context, determiner, preposition);
    return { text: `${set.text} except ${printObjects(without, context).text}`, many: set.many };
  }
  const removed = without.kind === "bound" ? context.nounOf(without.name) : void 0;
  const whole = from2.kind === "bound" ? context.nounOf(from2.name) : void 0;
  if (whole?.pair === true && removed?.many === false) return { text: "the other", many: false };
  return { text: "the rest", many: true };
}
function subset(what, context) {
  if (what.from.kind === "exiledWithSource") {
    const cards2 = nounPhrase(what.filter, context, { place: "card", many: true });
    return { text: `${cards2} exiled with ${printSelf(context)}`, many: true };
  }
  const source = printObjects(what.from, context);
  const noun2 = nounPhrase(what.filter, context, {
    place: /card|them/.test(source.text) ? "card" : "permanent",
    many: source.many
  });
  if (!source.many) return { text: `${source.text}, if it's ${withDeterminer(noun2)},`, many: false };
  return { text: `all ${noun2} among ${source.text}`, many: true };
}
function withDeterminer(noun2) {
  return noun2.startsWith("other ") ? `another ${noun2.slice("other ".length)}` : withArticle(noun2);
}

// packages/oracle/src/print/printPlayers.ts
function playerKey(players5) {
  return JSON.stringify(players5);
}
function printPlayers(players5, context) {
  switch (players5.kind) {
    case "you":
      return "you";
    case "opponents":
      return "each opponent";
    case "eachPlayer":
      return "each player";
    case "otherPlayers":
      return "each other player";
    case "activePlayer":
      return "the active player";
    case "defendingPlayer":
      return "defending player";
    case "attackedBy":
      return `each player attacked by ${printObjects(players5.what, context).text}`;
    case "mostLife":
      return "each player with the most life or tied for most life";
    case "bound":
      return boundPlayer(players5.name, context);
    case "controllerOf":
      return `${ownerPossessive(players5.what, context)} controller`;
    case "ownerOf":
      return `${ownerPossessive(players5.what, context)} owner`;
    case "enchantedPlayer":
      return "enchanted player";
    case "chosenForSource":
      return "the chosen player";
    case "having":
      return `${printPlayers(players5.of, context)} who ${havingText(players5, context)}`;
    case "union":
      return targetOrItsController(players5.of, context) ?? joinList(
        players5.of.map((each) => printPlayers(each, context)),
        "and"
      );
  }
}
function havingText({ what, op, value: value2, of }, context) {
  const which = op === "<" || op === "<=" ? "least" : "greatest";
  const text = printComparison({ kind: "amongPlayers", which, what, of }, op, value2, context);
  return text.replace(/^an? (opponent|player) /, "");
}
function targetOrItsController(of, context) {
  const [first2, second] = of;
  if (of.length !== 2 || first2?.kind !== "bound" || second?.kind !== "controllerOf" || second.what.kind !== "bound")
    return null;
  const object4 = context.nounOf(first2.name)?.object;
  return object4 === void 0 || second.what.name !== first2.name ? null : `that player or that ${object4}'s controller`;
}
function ownerPossessive(what, context) {
  const phrase2 = printObjects(what, context);
  if (phrase2.text === "it" || phrase2.text === "them") return possessive(phrase2.text);
  return possessive(phrase2.text);
}
function playersPossessive(players5, context) {
  if (players5.kind === "you") return "your";
  if (context.subjectPlayer === playerKey(players5)) return "their";
  if (players5.kind === "opponents") return "each opponent's";
  return possessive(printPlayers(players5, context));
}
function anyOfPlayers(players5, context) {
  switch (players5.kind) {
    case "opponents":
      return "an opponent";
    case "eachPlayer":
      return "a player";
    case "otherPlayers":
      return "another player";
    default:
      return printPlayers(players5, context);
  }
}
function playerGroup(players5, context) {
  switch (players5.kind) {
    case "opponents":
      return "your opponents";
    case "eachPlayer":
      return "players";
    case "otherPlayers":
      return "other players";
    default:
      return printPlayers(players5, context);
  }
}
function playerGroupIsMany(players5) {
  return players5.kind === "you" || players5.kind === "opponents" || players5.kind === "eachPlayer" || players5.kind === "otherPlayers" || players5.kind === "union";
}
function boundPlayer(name2, context) {
  const target5 = context.takeTarget(name2);
  if (target5 !== void 0) return printTarget(target5, context).text;
  const first2 = context.takeDeferred(name2);
  if (first2 !== null) return first2;
  if (context.subjectPlayer === playerKey({ kind: "bound", name: name2 })) return "they";
  return context.nounOf(name2)?.later ?? "that player";
}

// packages/oracle/src/print/filterCombination.ts
function collectNot(filter, parts, context, options) {
  switch (filter.kind) {
    case "type":
      parts.non.push(...typeNames(filter.types).map((name2) => `non${name2}`));
      return;
    case "supertype":
      parts.non.push(...supertypeNames(filter.supertypes).map((name2) => `non${name2}`));
      return;
    case "subtype":
      if (areOutlaws(filter.subtypes)) parts.non.push("non-outlaw");
      else parts.non.push(...filter.subtypes.map((name2) => `non-${name2}`));
      return;
    case "color":
      parts.non.push(...colorNames(filter.colors).map((name2) => `non${name2}`));
      return;
    case "token":
      parts.nontoken = true;
      return;
    case "isSelf":
      parts.other = true;
      return;
    case "keyword":
      parts.lacking.push(...keywordNames(filter.keywords));
      return;
    case "attacking":
    case "historic":
      parts.non.push(`non${filter.kind}`);
      return;
    case "controlledBy":
      parts.control.push(
        filter.who.kind === "you" ? "you don't control" : `${printPlayers(filter.who, context)} doesn't control`
      );
      return;
    case "ownedBy":
      parts.control.push(
        filter.who.kind === "you" ? "you don't own" : `${printPlayers(filter.who, context)} doesn't own`
      );
      return;
    case "named":
      parts.that.push(`not named ${filter.name}`);
      return;
    case "tapped":
      parts.state.push("untapped");
      return;
    case "untapped":
      parts.state.push("tapped");
      return;
    case "colorless":
      parts.that.push(options.many ? "that are one or more colors" : "that's one or more colors");
      return;
    case "or":
      if (isMonocolored(filter.of)) parts.state.push("monocolored");
      else notDescribed(filter, parts, context, options);
      return;
    case "among":
      parts.that.push(`other than ${printObjects(filter.what, context).text}`);
      return;
    case "hasManaAbility":
      parts.lacking.push("a mana ability");
      return;
    case "hasCounter":
      parts.lacking.push(`a ${filter.counter} counter on ${options.many ? "them" : "it"}`);
      return;
    default:
      notDescribed(filter, parts, context, options);
  }
}
function notDescribed(filter, parts, context, options) {
  const inner = nounPhrase(filter, context, { place: options.place, many: options.many });
  parts.that.push(
    options.many ? `that aren't ${inner}` : `that isn't ${/^(this|it$|that|enchanted|equipped)/.test(inner) ? inner : `a ${inner}`}`
  );
}
function isMonocolored(not4) {
  return not4.length === 2 && ["multicolored", "colorless"].every((kind) => not4.some((each) => each.kind === kind));
}
function collectOr(of, parts, context, options) {
  if (of.every((each) => each.kind === "type" || each.kind === "subtype")) {
    parts.types.push(
      of.flatMap(
        (each) => each.kind === "type" ? typeNames(each.types) : each.kind === "subtype" ? [...each.subtypes] : []
      )
    );
    return;
  }
  const several2 = of.map((each) => {
    const inner = emptyParts(options.place);
    collect(each, inner, context, options);
    return inner;
  });
  const onlyHaving = several2.every(
    (inner) => inner.having.length > 0 && assemble({ ...inner, having: [] }, options) === assemble(emptyParts(options.place), options)
  );
  if (onlyHaving)
    parts.having.push(
      joinList(
        several2.map((inner) => joinList(inner.having, "and")),
        "or"
      )
    );
  else if (several2.every((inner) => inner.state.length === 1))
    parts.state.push(
      joinList(
        several2.map((inner) => inner.state[0] ?? ""),
        "or"
      )
    );
  else if (several2.every((inner) => inner.colors.length === 1))
    parts.colors.push(
      joinList(
        several2.map((inner) => inner.colors[0] ?? ""),
        "or"
      )
    );
  else if (several2.every((inner) => inner.control.length === 1))
    parts.control.push(
      joinList(
        several2.map((inner) => inner.control[0] ?? ""),
        "or"
      )
    );
  else parts.phrases = several2;
}

// packages/oracle/src/print/filterParts.ts
function emptyParts(place3) {
  return {
    other: false,
    state: [],
    non: [],
    supertypes: [],
    colors: [],
    nontoken: false,
    token: false,
    subtypes: [],
    types: [],
    phrases: [],
    head: null,
    place: place3,
    control: [],
    having: [],
    lacking: [],
    that: [],
    whole: null
  };
}
var OUTLAWS = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];
function areOutlaws(subtypes3) {
  return subtypes3.length === OUTLAWS.length && OUTLAWS.every((each) => subtypes3.includes(each));
}
function sourceNoun(filter, context) {
  const noun2 = nounPhrase(filter, context, { place: "permanent", many: false }).replace(/ ?permanent$/, "");
  return `${/^[aeiou]/.test(noun2) ? "an" : "a"} ${noun2} source`;
}
function collect(filter, parts, context, options) {
  switch (filter.kind) {
    case "any":
      return;
    case "and":
      for (const each of withoutSize(filter.of, parts)) collect(each, parts, context, options);
      return;
    case "or":
      collectOr(filter.of, parts, context, options);
      return;
    case "not":
      collectNot(filter.of, parts, context, options);
      return;
    case "type":
      addTypes(filter.types, parts);
      return;
    case "supertype":
      parts.supertypes.push(...supertypeNames(filter.supertypes));
      return;
    case "subtype":
      parts.subtypes.push(areOutlaws(filter.subtypes) ? ["outlaw"] : [...filter.subtypes]);
      return;
    case "color":
      parts.colors.push(joinList(colorNames(filter.colors), "or"));
      return;
    case "colorless":
      parts.colors.push("colorless");
      return;
    case "multicolored":
      parts.colors.push("multicolored");
      return;
    case "permanentCard":
      parts.head = "permanent";
      return;
    case "controlledBy":
      if (options.location === void 0 || options.location === "") addControl(filter, parts, context, options);
      return;
    case "ownedBy":
      if (options.location === void 0 || options.location === "") {
        parts.control.push(
          filter.who.kind === "opponents" ? options.many ? "your opponents own" : "an opponent owns" : `${playerGroup(filter.who, context)} ${filter.who.kind === "you" ? "own" : "owns"}`
        );
      }
      return;
    case "power":
    case "toughness":
      parts.having.push(`${filter.kind} ${compared(filter.op, filter.value, context)}`);
      return;
    case "ownSizes":
      parts.having.push(`${filter.left} ${WITH_OWN[filter.op]} its ${filter.right}`);
      return;
    case "manaValue":
      parts.having.push(`mana value ${compared(filter.op, filter.value, context)}`);
      return;
    case "manaCost":
      parts.having.push(`mana cost ${joinList(filter.costs, "or")}`);
      return;
    case "keyword":
      parts.having.push(joinList(keywordNames(filter.keywords), "or"));
      return;
    case "hasAbility":
      parts.having.push(filter.keyword);
      return;
    case "isBlocking":
      parts.that.push(`blocking ${printObjects(filter.what, context).text}`);
      return;
    case "isBlockedBy":
      parts.that.push(`blocked by ${printObjects(filter.what, context).text}`);
      return;
    case "goaded":
      parts.state.push("goaded");
      return;
    case "designated":
      parts.state.push(filter.word === "paired" ? "paired with another creature" : filter.word);
      return;
    case "named":
      parts.that.push(`named ${filter.name}`);
      return;
    case "hasChosenName":
      parts.having.push("the chosen name");
      return;
    case "sameNameAs":
      parts.having.push(`the same name as ${printObjects(filter.what, context).text}`);
      return;
    case "tapped":
    case "untapped":
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
      parts.state.push(filter.kind);
      return;
    case "token":
      parts.token = true;
      return;
    case "faceDown":
      parts.state.push("face-down");
      return;
    case "commander":
      parts.head = "commander";
      return;
    case "other":
      parts.other = true;
      return;
    case "isSelf":
      parts.whole = printSelf(context);
      return;
    case "among": {
      if (filter.what.kind === "attachmentsOf") {
        parts.that.push(`attached to ${printObjects(filter.what.what, context).text}`);
        return;
      }
      const set = printObjects(filter.what, context);
      if (set.many) parts.that.push(`among ${set.text}`);
      else parts.whole = set.text;
      return;
    }
    case "attachedToBySource":
      parts.whole = context.self.host;
      return;
    case "hasAnyCounter":
      parts.having.push(`a counter on ${options.many ? "them" : "it"}`);
      return;
    case "equipped":
    case "enchanted":
    case "modified":
      parts.state.push(filter.kind);
      return;
    case "hasCounter":
      parts.having.push(`a ${filter.counter} counter on ${options.many ? "them" : "it"}`);
      return;
    case "inZone":
      addZone(filter.zone, parts);
      return;
    case "isSpell":
      parts.place = "spell";
      return;
    case "isAbility":
      parts.head = filter.which === void 0 ? "activated or triggered ability" : `${filter.which} ability`;
      parts.place = "spell";
      if (filter.source !== void 0) parts.that.push(`from ${sourceNoun(filter.source, context)}`);
      return;
    case "historic":
      parts.state.push("historic");
      return;
    case "basicLandTypes":
      parts.having.push("a basic land type");
      return;
    case "chosenTypeOfSource":
      parts.that.push("of the chosen type");
      return;
    case "chosenColorOfSource":
      parts.that.push("of the chosen color");
      return;
    case "chosenNameOfSource":
      parts.having.push("the chosen name");
      return;
    case "hasChosenType":
      parts.that.push("of the chosen type");
      return;
    case "damagedThisTurn":
      parts.that.push(`that ${options.many ? "were" : "was"} dealt damage this turn`);
      return;
    case "damagedThisTurnBy":
      parts.that.push(`dealt damage by ${printObjects(filter.what, context).text} this turn`);
      return;
    case "shares":
      parts.that.push(
        `that ${options.many ? "share" : "shares"} a ${SHARED[filter.what]} with ${printObjects(filter.with, context).text}`
      );
      return;
    case "enteredThisTurn":
      parts.that.push("that entered this turn");
      return;
    case "attackedThisTurn":
      parts.that.push("that attacked this turn");
      return;
    case "leftBattlefieldThisTurn":
      parts.that.push(`that ${options.many ? "were" : "was"} put there from the battlefield this turn`);
      return;
    case "discardedThisTurn":
      parts.that.push("that you discarded this turn");
      return;
    case "hasXInCost":
      parts.having.push(`{X} in ${options.many ? "their mana costs" : "its mana cost"}`);
      return;
    case "hasManaAbility":
      parts.having.push("a mana ability");
      return;
    case "targets":
      parts.that.push(`that ${options.many ? "target" : "targets"} ${targetList(filter, context)}`);
      return;
    case "couldProduce":
      parts.that.push(`that could produce {${COLOR_LETTERS[filter.type]}}`);
      return;
    case "targetCount":
      parts.having.push(
        filter.value === 1 && filter.op === "=" ? "a single target" : `${compared(filter.op, filter.value, context)} targets`
      );
      return;
    case "while":
      parts.that.push(`if ${printCondition(filter.condition, context)}`);
      return;
  }
}
function withoutSize(of, parts) {
  const power = of.find((each) => each.kind === "power" && each.op === "=" && typeof each.value === "number");
  const toughness = of.find((each) => each.kind === "toughness" && each.op === "=" && typeof each.value === "number");
  if (power?.kind !== "power" || toughness?.kind !== "toughness") return of;
  parts.state.push(`${power.value}/${toughness.value}`);
  return of.filter((each) => each !== power && each !== toughness);
}
var SHARED = { color: "color", creatureType: "creature type", cardType: "card type" };
function targetList(filter, context) {
  const what = nounPhrase(filter.what, context, { place: "permanent", many: false });
  const object4 = /^(this|you|target|equipped|enchanted|that|it$)/.test(what) ? what : what.startsWith("other ") ? `another ${what.slice(6)}` : `a ${what}`;
  return filter.players === void 0 ? object4 : `${printPlayers(filter.players, context)} or ${object4}`;
}
function addTypes(types, parts) {
  if ((types & PERMANENT_TYPES) === PERMANENT_TYPES) {
    parts.head = "permanent";
    return;
  }
  parts.types.push(typeNames(types));
}
function addZone(zone, parts) {
  if (zone === Zone.Stack) parts.place = "spell";
  else if (zone === Zone.Battlefield) parts.place = "permanent";
  else {
    parts.place = "card";
    if (zone === Zone.Exile) parts.that.push("in exile");
    else if (zone === Zone.Graveyard) parts.that.push("in a graveyard");
    else if (zone === Zone.Hand) parts.that.push("in hand");
    else if (zone === Zone.Command) parts.that.push(`in ${zoneName(Zone.Command)}`);
  }
}
function addControl(filter, parts, context, options) {
  const { who: who2 } = filter;
  if (who2.kind === "you") parts.control.push("you control");
  else if (who2.kind === "opponents")
    parts.control.push(options.many ? "your opponents control" : "an opponent controls");
  else if (who2.kind === "eachPlayer") return;
  else if (who2.kind === "otherPlayers") parts.control.push("you don't control");
  else if (who2.kind === "bound") {
    const text = printPlayers(who2, context);
    parts.control.push(text === "they" ? "they control" : `${text} controls`);
  } else parts.control.push(`${printPlayers(who2, context)} controls`);
}
var WITH_OWN = {
  "=": "equal to",
  "!=": "other than",
  "<": "less than",
  "<=": "less than or equal to",
  ">": "greater than",
  ">=": "greater than or equal to"
};
function compared(op, value2, context) {
  const text = quantityValue(value2, context);
  const plain4 = typeof value2 === "number" || value2.kind === "x";
  switch (op) {
    case "=":
      return plain4 ? text : `equal to ${text}`;
    case "!=":
      return `other than ${text}`;
    case "<=":
      return plain4 ? `${text} or less` : `less than or equal to ${text}`;
    case ">=":
      return plain4 ? `${text} or greater` : `greater than or equal to ${text}`;
    case "<":
      return typeof value2 === "number" ? `${value2 - 1} or less` : `less than ${text}`;
    case ">":
      return typeof value2 === "number" ? `${value2 + 1} or greater` : `greater than ${text}`;
  }
}

// packages/oracle/src/print/printFilter.ts
function nounPhrase(filter, context, options) {
  if (filter.kind === "or") {
    const mixed = alternatives(filter.of, context, options);
    if (mixed !== null) return words(mixed, options.location);
  }
  const parts = emptyParts(options.place);
  collect(filter, parts, context, options);
  if (parts.whole !== null) return parts.whole;
  return assemble(parts, options);
}
function headNoun(filter, context, place3, many2) {
  if (place3 === "card") return many2 ? "cards" : "card";
  const parts = emptyParts(place3);
  if (filter.kind !== "or") collect(filter, parts, context.fresh(), { place: place3, many: many2 });
  if (parts.place === "spell") return many2 ? "spells" : parts.head ?? "spell";
  if (parts.types.length === 1 && parts.types[0]?.length === 1)
    return many2 ? plural(parts.types[0][0] ?? "") : parts.types[0][0] ?? "";
  if (parts.types.length > 1) return many2 ? "permanents" : parts.types[parts.types.length - 1]?.[0] ?? "permanent";
  if (parts.token) return many2 ? "tokens" : "token";
  const [subtypes3] = parts.subtypes;
  if (parts.subtypes.length === 1 && subtypes3?.length === 1 && subtypes3[0] !== void 0)
    return many2 ? plural(subtypes3[0]) : subtypes3[0];
  return many2 ? "permanents" : "permanent";
}
function alternatives(of, context, options) {
  if (of.every((each) => each.kind === "type" || each.kind === "subtype")) return null;
  const phrases = of.map((each) => nounPhrase(each, context, { place: options.place, many: options.many }));
  const selfFirst = of[0]?.kind === "isSelf";
  const fixed2 = phrases.map(
    (phrase2, index) => index > 0 && selfFirst && !options.many && !/^(equipped|enchanted) /.test(phrase2) ? `another ${phrase2.replace(/^other /, "")}` : index > 0 && phrase2.startsWith("other ") ? `another ${phrase2.slice("other ".length)}` : phrase2
  );
  const common = options.many ? `${options.place}s` : options.place;
  if (options.place !== "permanent" && fixed2.every((phrase2) => phrase2.endsWith(` ${common}`))) {
    return `${joinList(
      fixed2.map((phrase2) => phrase2.slice(0, -common.length - 1)),
      options.many ? "and" : "or"
    )} ${common}`;
  }
  return joinList(fixed2, options.many ? "and" : "or");
}
function assemble(parts, options) {
  return words(
    parts.other ? "other" : "",
    parts.state.join(" "),
    parts.nontoken ? ["nontoken", ...parts.non].join(", ") : parts.non.join(", "),
    parts.supertypes.join(" "),
    parts.colors.join(" "),
    head(parts, options.many),
    parts.control.join(" and "),
    parts.having.length > 0 ? `with ${joinList(parts.having, "and")}` : "",
    parts.lacking.length > 0 ? `without ${joinList(parts.lacking, "or")}` : "",
    parts.that.join(" "),
    options.location
  );
}
function isCombatant(parts) {
  return parts.state.some((state) => /attacking|block/.test(state)) || parts.having.some((text) => /^(power|toughness) /.test(text));
}
function isAnother(parts, nouns) {
  return parts.other && nouns.length === 2 && nouns[0] === "artifact" && nouns[1] === "creature";
}
function head(parts, many2) {
  if (parts.phrases.length > 0) {
    const plain4 = parts.types.length > 0;
    const phrases = parts.phrases.map(
      (inner) => inner.whole ?? assemble(inner, { place: parts.place, many: many2 && !plain4 })
    );
    const type = parts.types.map((each) => joinList(each, "or")).join(" ");
    return words(joinList(phrases, many2 ? "and" : "or"), plain4 ? many2 ? plural(type) : type : "");
  }
  const link2 = many2 ? "and" : "or";
  const subtypes3 = parts.subtypes.map((each) => joinList(each, "or")).join(" ");
  const last = parts.types[parts.types.length - 1];
  const earlier = parts.types.slice(0, -1).map((each) => joinList(each, "or")).join(" ");
  const suffix = parts.token ? "token" : parts.place === "permanent" ? "" : parts.head?.endsWith("ability") === true ? "" : parts.place;
  if (suffix !== "") {
    const types = last === void 0 ? "" : joinList(last, link2);
    return words(subtypes3, earlier, types, parts.head, many2 ? plural(suffix) : suffix);
  }
  if (parts.head === "commander" && last !== void 0) {
    const types = many2 ? last.map(plural) : last;
    return words("commander", subtypes3, earlier, joinList(types, link2));
  }
  if (parts.head !== null) return words(subtypes3, many2 ? plural(parts.head) : parts.head);
  if (last === void 0) {
    const only = parts.subtypes.length === 1 ? parts.subtypes[0] : void 0;
    if (only !== void 0) return joinList(many2 ? only.map(plural) : only, link2);
    const noun2 = isCombatant(parts) ? "creature" : "permanent";
    return words(subtypes3, many2 ? plural(noun2) : noun2);
  }
  const nouns = many2 ? last.map(plural) : last;
  return words(subtypes3, earlier, joinList(isAnother(parts, nouns) ? nouns.toReversed() : nouns, link2));
}

// packages/oracle/src/print/printDone.ts
var RESULT = /^(returned|exiled|destroyed|discarded|milled|sacrificed|revealed|created)\d*$/;
var PERMANENTS = /* @__PURE__ */ new Set(["destroyed", "sacrificed", "created"]);
function resultOf(of) {
  const from2 = of.kind === "where" ? of.from : of;
  const word = from2.kind === "bound" ? RESULT.exec(from2.name)?.[1] : void 0;
  return word === void 0 ? null : { filter: of.kind === "where" ? of.filter : { kind: "any" }, word };
}
function doneThisWay(of, many2, context) {
  const result2 = resultOf(of);
  if (result2 === null) return null;
  const place3 = PERMANENTS.has(result2.word) ? "permanent" : "card";
  return `${nounPhrase(result2.filter, context, { place: place3, many: many2 })} ${result2.word} this way`;
}

// packages/oracle/src/print/printExistence.ts
function existence(what, context, yes) {
  if (what.kind === "bound") return yes ? "you do" : "you don't";
  if (what.kind === "where" && what.from.kind === "bound") {
    const done3 = doneThisWay(what, false, context);
    if (done3 !== null)
      return `${yes ? withDeterminer(done3) : `no ${done3}`}`.replace(/ (\w+) this way$/, " was $1 this way");
    const noun3 = nounPhrase(what.filter, context, { place: "card", many: !yes });
    const those2 = printObjects(what.from, context).text;
    return yes ? `there is ${withDeterminer(noun3)} among ${those2}` : `there are no ${noun3} among ${those2}`;
  }
  if (what.kind !== "all") {
    const phrase2 = printObjects(what, context);
    if (what.kind === "where" || phrase2.many)
      return yes ? `there is one or more of ${phrase2.text}` : `there are none of ${phrase2.text}`;
    return `${phrase2.text} ${yes ? "is" : "isn't"} still there`;
  }
  const control3 = controllerIn(what);
  if (control3 !== null && what.zone === Zone.Battlefield) {
    const noun3 = nounPhrase(what.filter, context, {
      place: "permanent",
      many: !yes && control3.kind !== "you",
      location: " "
    }).trim();
    const rest2 = /^(this|enchanted|equipped)/.test(noun3) || noun3 === context.self.permanent || noun3 === "it" ? noun3 : withDeterminer(noun3).replace(
      /^(an? [A-Z]\w+) or ([A-Z]\w+)$/,
      (_, first2, second) => `${first2} or ${withArticle(second)}`
    );
    if (control3.kind === "you") return yes ? `you control ${rest2}` : `you don't control ${rest2}`;
    if (control3.kind === "opponents") return yes ? `an opponent controls ${rest2}` : `no opponent controls ${rest2}`;
    return `${printPlayers(control3, context)} ${yes ? "controls" : "doesn't control"} ${rest2}`;
  }
  if (what.filter.kind === "isSelf") return `${printSelf(context)} ${yes ? "is" : "isn't"} ${zonePlace(what.zone)}`;
  const where = location(what.zone, what.of, context, "in");
  const noun2 = nounPhrase(what.filter, context, { place: placeOf(what.zone), many: !yes, location: where });
  if (what.zone === Zone.Battlefield)
    return yes ? `there is ${withDeterminer(noun2)} on the battlefield` : `there are no ${noun2} on the battlefield`;
  return yes ? `there is ${withDeterminer(noun2)}` : `there are no ${noun2}`;
}
function zonePlace(zone) {
  switch (zone) {
    case Zone.Battlefield:
      return "on the battlefield";
    case Zone.Graveyard:
      return "in your graveyard";
    case Zone.Hand:
      return "in your hand";
    case Zone.Library:
      return "in your library";
    default:
      return `in ${zoneName(zone)}`;
  }
}
function controllerIn(what) {
  const parts = what.filter.kind === "and" ? what.filter.of : [what.filter];
  for (const part of parts) if (part.kind === "controlledBy") return part.who;
  return null;
}
function matching(what, filter, context, yes) {
  const phrase2 = printObjects(what, context);
  const be = phrase2.many ? yes ? "are" : "aren't" : yes ? "is" : "isn't";
  const have = phrase2.many ? yes ? "have" : "don't have" : yes ? "has" : "doesn't have";
  if (filter.kind === "designated" && /^(monstrous|renowned|saddled|suspected)$/.test(filter.word))
    return phrase2.text === "it" && yes ? `it's ${filter.word}` : `${phrase2.text} ${be} ${filter.word}`;
  switch (filter.kind) {
    case "tapped":
    case "untapped":
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
    case "colorless":
    case "multicolored":
    case "equipped":
    case "enchanted":
    case "modified":
    case "historic":
      return phrase2.text === "it" && yes ? `it's ${filter.kind}` : `${phrase2.text} ${be} ${filter.kind}`;
    case "not":
      if (filter.of.kind === "hasCounter")
        return `${phrase2.text} ${yes ? "had no" : "had"} ${filter.of.counter} counters on ${phrase2.many ? "them" : "it"}`;
      return matching(what, filter.of, context, !yes);
    case "hasCounter":
      return `${phrase2.text} ${have} a ${filter.counter} counter on ${phrase2.many ? "them" : "it"}`;
    case "enteredThisTurn":
      return `${phrase2.text} ${yes ? "entered" : "didn't enter"} this turn`;
    case "damagedThisTurn":
      return `${phrase2.text} ${yes ? "was" : "wasn't"} dealt damage this turn`;
    case "inZone":
      return `${phrase2.text} ${be} ${zonePlace(filter.zone)}`;
    case "isSelf":
      return `${phrase2.text} ${be} ${printSelf(context)}`;
    case "controlledBy":
      return `${printPlayers(filter.who, context)} ${filter.who.kind === "you" ? yes ? "control" : "don't control" : yes ? "controls" : "doesn't control"} ${phrase2.text}`;
    case "targets": {
      const target5 = nounPhrase(filter, context, { place: "permanent", many: false }).replace(/^.*? that targets /, "");
      return `${what.kind === "self" ? "it" : phrase2.text} ${yes ? "targets" : "doesn't target"} ${target5}`;
    }
    case "manaValue":
    case "power":
    case "toughness":
    case "keyword": {
      const text = nounPhrase(filter, context, { place: "permanent", many: false }).replace(/^permanent with /, "");
      return filter.kind === "keyword" ? `${phrase2.text} ${have} ${text}` : `${phrase2.text} ${have} ${text}`;
    }
    default: {
      const place3 = /card/.test(phrase2.text) || phrase2.text === "them" ? "card" : placeWhere(what, context);
      const noun2 = nounPhrase(filter, context, { place: place3, many: phrase2.many });
      return phrase2.many ? `${phrase2.text} ${be} ${noun2}` : phrase2.text === "it" ? `${yes ? "it's" : "it isn't"} ${withArticle(noun2)}` : `${phrase2.text} ${be} ${withArticle(noun2)}`;
    }
  }
}
function placeWhere(what, context) {
  if (what.kind === "self") return context.selfIsCard ? "card" : "permanent";
  const noun2 = what.kind === "bound" ? context.nounOf(what.name) : void 0;
  if (noun2?.zone !== void 0) return placeOf(noun2.zone);
  return noun2?.later.includes("card") === true ? "card" : "permanent";
}

// packages/oracle/src/print/printComparison.ts
function printComparison(left2, op, right, context) {
  if (typeof left2 === "object") {
    switch (left2.kind) {
      case "count": {
        const text = countComparison(left2.of, op, right, context);
        if (text !== null) return text;
        break;
      }
      case "life":
        if (typeof right === "number")
          return `${left2.of.kind === "you" ? "you have" : `${printPlayers(left2.of, context)} has`} ${amountOf(op, right, true)} life`;
        break;
      case "cardTypesAmong":
        if (typeof right === "number")
          return `there are ${amountOf(op, right, false)} ${quantityValue(left2, context).replace(/^the number of /, "")}`;
        break;
      case "amongPlayers":
        if (op === ">" && left2.which === "greatest" && left2.of.kind === "opponents") {
          if (left2.what === "life" && isYours2(right, "life")) return "an opponent has more life than you";
          if (left2.what === "handSize" && isYours2(right, "handSize"))
            return "an opponent has more cards in hand than you";
        }
        if (left2.what === "spellsLastTurn" && typeof right === "number") return spellsLastTurn(op, right);
        if (typeof left2.what === "object" && left2.what.kind === "turnCount") {
          const text = turnComparison({ kind: "turnCount", what: left2.what.what, of: left2.of }, op, right, context);
          if (text !== null) return text;
          break;
        }
        if (typeof left2.what === "object" && left2.what.kind === "counters") {
          if (typeof right !== "number") break;
          return `${left2.of.kind === "opponents" ? "an opponent" : "a player"} has ${amountOf(op, right, false)} ${left2.what.counter} counters`;
        }
        if (left2.what === "spellsThisTurn" && typeof right === "number")
          return `${left2.of.kind === "opponents" ? "an opponent" : "a player"} cast ${amountOf(op, right, false)} spells this turn`;
        if (typeof left2.what === "object") {
          const text = permanentsCompared(left2.what.filter, left2, op, right, context);
          if (text !== null) return text;
          break;
        }
        if (typeof right === "number" && (op === ">=" || op === ">" ? left2.which === "greatest" : left2.which === "least")) {
          const noun2 = left2.what === "life" ? "life" : left2.what === "handSize" ? "cards in hand" : "cards in their graveyard";
          return `${left2.of.kind === "opponents" ? "an opponent" : "a player"} has ${amountOf(op, right, left2.what === "life")} ${noun2}`;
        }
        break;
      case "countPlayers":
        if (left2.of.kind === "opponents" && typeof right === "number")
          return `you have ${amountOf(op, right, false)} opponents`;
        break;
      case "handSize":
        if (right === 0 && op === "=")
          return `${printPlayers(left2.of, context)} ${left2.of.kind === "you" ? "have" : "has"} no cards in hand`;
        if (typeof right === "number")
          return `${printPlayers(left2.of, context)} ${left2.of.kind === "you" ? "have" : "has"} ${amountOf(op, right, false)} cards in hand`;
        break;
      case "counters":
        if (typeof right === "number")
          return `${printObjects(left2.of, context).text} has ${right === 0 && (op === "=" || op === "<=") ? "no" : op === ">" && right === 0 ? "one or more" : amountOf(op, right, false)} ${left2.counter} counters on it`;
        break;
      case "manaSpent":
        if (typeof right === "number" && (right === 0 ? op === "=" : op === ">=" && (right === 1 || left2.type !== void 0)))
          return spentToCast(left2, right, context);
        break;
      case "colorsSpent":
        if (right === 0 && op === "=") return spentToCast(left2, right, context);
        break;
      case "party":
        if (right === 4 && op === ">=") return `${printPlayers(left2.of, context)} have a full party`;
        break;
      case "power":
      case "toughness":
        if (left2.of.kind === "all" && typeof right === "number" && op === ">=")
          return `${printObjects(left2.of, context, "bare").text} have total ${left2.kind} ${right} or greater`;
        break;
      case "differentAmong": {
        const text = amongPermanents(left2, op, right, context);
        if (text !== null) return text;
        break;
      }
      case "leftThisTurn":
      case "enteredThisTurn": {
        const text = cameOrWent(left2, op, right, context);
        if (text !== null) return text;
        break;
      }
      case "turnCount":
      case "spellsCastThisTurn": {
        const text = turnComparison(left2, op, right, context);
        if (text !== null) return text;
        break;
      }
      default:
    }
  }
  const compared2 = comparedPlain(op, right, context);
  const isX = typeof left2 !== "number" && left2.kind === "x";
  return `${quantityValue(left2, context)} is ${isX ? compared2.replace(/ or greater$/, " or more") : compared2}`;
}
function spellsLastTurn(op, number) {
  return op === "=" && number === 0 ? "no spells were cast last turn" : `a player cast ${amountOf(op, number, false)} spells last turn`;
}
function permanentsCompared(filter, { which, of }, op, right, context) {
  const who2 = of.kind === "opponents" ? "an opponent" : "a player";
  const noun2 = nounPhrase(filter, context, { place: "permanent", many: true });
  if (typeof right === "number" && (op === ">=" ? which === "greatest" : which === "least"))
    return `${who2} controls ${amountOf(op, right, false)} ${noun2}`;
  if (op === ">" && which === "greatest") return `${who2} controls more ${noun2} than you`;
  return op === "<" && which === "least" ? `${who2} controls fewer ${noun2} than you` : null;
}
function comparedPlain(op, right, context) {
  const value2 = quantityValue(right, context);
  switch (op) {
    case "=":
      return typeof right === "number" ? value2 : `equal to ${value2}`;
    case "!=":
      return `not ${value2}`;
    case "<=":
      return typeof right === "number" ? `${value2} or less` : `less than or equal to ${value2}`;
    case ">=":
      return typeof right === "number" ? `${value2} or greater` : `greater than or equal to ${value2}`;
    case "<":
      return `less than ${value2}`;
    case ">":
      return `greater than ${value2}`;
  }
}
function amountOf(op, right, digits) {
  const show = (count2) => digits ? String(count2) : numberWord(count2);
  switch (op) {
    case ">=":
      return `${show(right)} or more`;
    case ">":
      return `${show(right + 1)} or more`;
    case "<=":
      return digits ? `${right} or less` : right === 0 ? "no" : `${show(right)} or fewer`;
    case "<":
      return digits ? `${right - 1} or less` : right === 1 ? "no" : `${show(right - 1)} or fewer`;
    case "=":
      return right === 0 ? "no" : `exactly ${show(right)}`;
    case "!=":
      return `other than ${show(right)}`;
  }
}
function countComparison(of, op, right, context) {
  if (of.kind !== "all" || typeof right !== "number") return null;
  const amount4 = amountOf(op, right, false);
  const many2 = !(amount4 === "exactly one" || amount4 === "one or more" && false);
  const control3 = controllerIn(of);
  if (control3 !== null && of.zone === Zone.Battlefield) {
    const noun3 = nounPhrase(of.filter, context, { place: "permanent", many: many2, location: " " }).trim();
    const subject3 = control3.kind === "opponents" ? "an opponent" : printPlayers(control3, context);
    return `${subject3} ${control3.kind === "you" ? "control" : "controls"} ${noun3.startsWith("other ") ? `${amount4} ${noun3}` : `${amount4} ${noun3}`}`;
  }
  const noun2 = nounPhrase(of.filter, context, {
    place: placeOf(of.zone),
    many: many2,
    location: location(of.zone, of.of, context, "in")
  });
  return `there are ${amount4} ${noun2}${of.zone === Zone.Battlefield ? " on the battlefield" : ""}`;
}
function amongPermanents({ what, of }, op, right, context) {
  if (typeof right !== "number" || op !== ">=") return null;
  if (of.kind !== "all" || controllerIn(of) === null || what === "manaValue")
    return `there are ${numberWord(right)} or more ${DIFFERENT[what]} among ${printObjects(of, context, "bare").text}`;
  const noun2 = nounPhrase(withoutController(of.filter).shown, context, { place: "permanent", many: true });
  return `you control ${numberWord(right)} or more ${noun2} with different ${DIFFERENT[what]}`;
}
function cameOrWent(quantity, op, right, context) {
  const least = op === ">=" ? right : op === ">" && right === 0 ? 1 : null;
  if (typeof least !== "number") return null;
  const { shown: shown2, who: who2 } = withoutController(quantity.what);
  const filter = quantity.kind === "leftThisTurn" && quantity.to === Zone.Graveyard && quantity.cause === void 0 ? quantity.what : shown2;
  const noun2 = nounPhrase(filter, context, { place: "permanent", many: least > 1 });
  const things2 = least > 1 ? `${numberWord(least)} or more ${noun2}` : withDeterminer(noun2);
  if (quantity.kind === "enteredThisTurn")
    return `${things2} entered the battlefield${who2 === null ? "" : ` under ${playersPossessive(who2, context)} control`} this turn`;
  if (quantity.cause === "sacrifice")
    return `${who2?.kind === "you" ? "you" : "a player"} sacrificed ${things2} this turn`;
  if (quantity.to === Zone.Graveyard) return `${things2} died this turn`;
  return `${things2}${who2 === null ? "" : who2.kind === "you" ? " you controlled" : " an opponent controlled"} left the battlefield this turn`;
}
function withoutController(filter) {
  const parts = filter.kind === "and" ? filter.of : [filter];
  const controlled3 = parts.find((part) => part.kind === "controlledBy");
  const others4 = parts.filter((part) => part !== controlled3);
  const [only] = others4;
  const shown2 = others4.length === 1 && only !== void 0 ? only : others4.length === 0 ? { kind: "any" } : { kind: "and", of: others4 };
  return { shown: shown2, who: controlled3?.kind === "controlledBy" ? controlled3.who : null };
}
function turnComparison(left2, op, right, context) {
  if (typeof right !== "number") return null;
  const atLeast2 = op === ">=" ? right : op === ">" ? right + 1 : null;
  const none = op === "=" && right === 0 || op === "<" && right === 1 || op === "<=" && right === 0;
  if (atLeast2 === null && !none) return null;
  const who2 = left2.of.kind === "you" ? "you" : left2.of.kind === "opponents" ? "an opponent" : printPlayers(left2.of, context);
  const many2 = atLeast2 === null ? "no" : atLeast2 === 1 ? "" : `${numberWord(atLeast2)} or more`;
  const thing = (one4, several2) => many2 === "" ? one4 : `${many2} ${several2}`;
  const have = left2.of.kind === "you" ? "you've" : `${who2} has`;
  if (left2.kind === "spellsCastThisTurn") {
    const spells = (several2) => nounPhrase(left2.what ?? { kind: "any" }, context, { place: "spell", many: several2 });
    return `${have} cast ${thing(withDeterminer(spells(false)), spells(true))} this turn`;
  }
  switch (left2.what) {
    case "creaturesDied":
      return many2 === "" ? "a creature died this turn" : `${many2} creatures died this turn`;
    case "lifeGained":
      return none ? `${who2} gained no life this turn` : `${who2} gained ${atLeast2 === 1 ? "" : `${atLeast2} or more `}life this turn`;
    case "damageTaken":
      return none ? `${who2} was dealt no damage this turn` : `${who2} was dealt damage this turn`;
    case "lifeLost":
      return none ? `${who2} lost no life this turn` : `${who2} lost ${atLeast2 === 1 ? "" : `${atLeast2} or more `}life this turn`;
    case "leftGraveyard":
      return many2 === "" ? `a card left ${playersPossessive(left2.of, context)} graveyard this turn` : `${many2} cards left ${playersPossessive(left2.of, context)} graveyard this turn`;
    case "tokensCreated":
      return `${who2} created ${thing("a token", "tokens")} this turn`;
    case "crimes":
      return `${have} committed ${thing("a crime", "crimes")} this turn`;
    case "cardsDrawn":
      return `${have} drawn ${thing("a card", "cards")} this turn`;
    case "landsPlayed":
      return `${have} played ${thing("a land", "lands")} this turn`;
    case "landsEntered":
      return `${who2} had ${thing("a land", "lands")} enter this turn`;
    case "attackers":
      return many2 === "" ? `${who2} attacked this turn` : `${who2} attacked with ${many2} creatures this turn`;
    case "permanentsLeft":
      return `${thing("a permanent", "permanents")} left the battlefield${under(left2.of)} this turn`;
    case "nonlandPermanentsLeft":
      return `${thing("a nonland permanent", "nonland permanents")} left the battlefield${under(left2.of)} this turn`;
    case "descents":
      return `${who2} descended this turn`;
    case "spellsWarped":
      return `${thing("a spell was", "spells were")} warped this turn`;
    case "discards":
      return `${have} discarded ${thing("a card", "cards")} this turn`;
  }
}
function isYours2(quantity, kind) {
  return typeof quantity === "object" && quantity.kind === kind && quantity.of.kind === "you";
}
function under(of) {
  return of.kind === "you" ? " under your control" : of.kind === "opponents" ? " under an opponent's control" : "";
}

// packages/oracle/src/print/printCondition.ts
function printCondition(condition2, context) {
  switch (condition2.kind) {
    case "always":
      return "true";
    case "and":
      return earlyTurn(condition2.of, context) ?? condition2.of.map((each) => printCondition(each, context)).join(" and ");
    case "or":
      return condition2.of.map((each) => printCondition(each, context)).join(" or ");
    case "not":
      return printNegated(condition2.of, context);
    case "compare":
      return printComparison(condition2.left, condition2.op, condition2.right, context);
    case "exists":
      return existence(condition2.what, context, true);
    case "matches":
      return matching(condition2.what, condition2.filter, context, true);
    case "isPlayer":
      if (condition2.among.kind === "attackedBy" && condition2.among.what.kind === "all")
        return `${printPlayers(condition2.who, context)}'ve been attacked this step`;
      if (condition2.among.kind === "mostLife") return mostLife(condition2.who, context);
      return `${printPlayers(condition2.who, context)} ${verbBe(condition2.who)} ${playerAmong(condition2.among, context)}`;
    case "turnOf":
      return condition2.who.kind === "opponents" ? "it's an opponent's turn" : `it's ${playersPossessive(condition2.who, context)} turn`;
    case "during":
      return `it's ${condition2.steps.map(stepDescription).join(" or ")}`;
    case "duringCombat":
      return "it's the combat phase";
    case "paid":
      return printPaid(condition2.cost, context);
    case "enteredFrom":
      return `${printObjects(condition2.what, context).text} entered ${location(condition2.zone, { kind: "you" }, context, "from")}`;
    case "wasCast":
      return wasCast(condition2, context);
    case "bound":
      return context.nounOf(condition2.name)?.later ?? "you do";
    case "newSinceUpkeep": {
      const what = printObjects(condition2.what, context).text;
      return `${what} came under your control since the beginning of your last upkeep`;
    }
    case "playerDesignated":
      return `${printPlayers(condition2.who, context)} ${condition2.who.kind === "you" ? "have" : "has"} ${condition2.word}`;
    case "dayOrNight":
      return condition2.which === "neither" ? "it's neither day nor night" : `it's ${condition2.which}`;
    case "initiative":
      return `${printPlayers(condition2.who, context)} ${condition2.who.kind === "you" ? "have" : "has"} the initiative`;
    case "monarch":
      return condition2.who.kind === "you" ? "you're the monarch" : `${printPlayers(condition2.who, context)} is the monarch`;
    case "firstTurn":
      return `it's ${playersPossessive(condition2.who, context)} first turn of the game`;
    case "startingPlayer":
      return `${printPlayers(condition2.who, context)} ${verbBe(condition2.who)} the starting player`;
  }
}
function earlyTurn([turn, count2, ...more2], context) {
  if (turn?.kind !== "turnOf" || count2?.kind !== "compare" || more2.length > 0) return null;
  const { left: left2, op, right } = count2;
  if (typeof left2 !== "object" || left2.kind !== "turnsBegun" || op !== "<=" || typeof right !== "number") return null;
  const turns = joinList(ORDINALS.slice(0, right), "or");
  return `it's ${playersPossessive(turn.who, context)} ${turns} turn of the game`;
}
var ORDINALS = ["first", "second", "third", "fourth", "fifth"];
function mostLife(who2, context) {
  const [have, are] = who2.kind === "you" ? ["have", "are"] : ["has", "is"];
  return `${printPlayers(who2, context)} ${have} the most life or ${are} tied for most life`;
}
function printPaid(cost, context) {
  if (/kick/i.test(cost)) return `${spellOrIt(context)} was ${paidVerb(cost)}`;
  if (cost.startsWith("pay {")) return `the ${cost.slice("pay ".length)} cost was paid`;
  switch (cost) {
    case "gift":
      return "the gift was promised";
    case "collect evidence":
      return "evidence was collected";
    case "tribute":
      return "tribute was paid";
    case "bargain":
      return `${spellOrIt(context)} was bargained`;
    case "teamwork":
      return `${spellOrIt(context)} was cast using teamwork`;
    case "escape":
      return `${spellOrIt(context)} escaped`;
    default:
      return `${possessive(spellOrIt(context))} ${cost.toLowerCase()} cost was paid`;
  }
}
function spellOrIt(context) {
  const it2 = context.selfIsSalient();
  context.mentionSelf();
  if (it2) return "it";
  return context.self.permanent.startsWith("this ") ? context.self.permanent : context.self.spell;
}
function verbBe(who2) {
  return who2.kind === "you" ? "are" : "is";
}
function playerAmong(among3, context) {
  if (among3.kind === "opponents") return "an opponent";
  if (among3.kind === "eachPlayer") return "a player";
  return printPlayers(among3, context);
}
function stepDescription(step) {
  switch (step) {
    case Step.PrecombatMain:
    case Step.PostcombatMain:
      return "a main phase";
    case Step.BeginCombat:
      return "the beginning of combat step";
    case Step.EndCombat:
      return "the end of combat step";
    default:
      return `the ${stepName(step)}`;
  }
}
var BEFORE_ATTACKERS = [Step.Untap, Step.Upkeep, Step.Draw, Step.PrecombatMain, Step.BeginCombat].join(" ");
function timeAdverb(condition2, context) {
  switch (condition2.kind) {
    case "turnOf":
      return condition2.who.kind === "opponents" ? "during an opponent's turn" : `during ${playersPossessive(condition2.who, context)} turn`;
    case "duringCombat":
      return "during combat";
    case "during":
      return `during ${condition2.steps.map(stepDescription).join(" or ")}`;
    case "and": {
      const [first2, second] = condition2.of;
      if (condition2.of.length !== 2 || first2 === void 0 || second === void 0) return null;
      const turn = first2.kind === "turnOf" ? first2 : second.kind === "turnOf" ? second : null;
      const time = first2.kind === "turnOf" ? second : first2;
      if (turn === null) return null;
      if (time.kind === "during" && time.steps.join(" ") === BEFORE_ATTACKERS)
        return `during ${playersPossessive(turn.who, context)} turn, before attackers are declared`;
      if (time.kind === "during" && time.steps.length === 1 && time.steps[0] !== void 0)
        return `during ${playersPossessive(turn.who, context)} ${stepName(time.steps[0])}`;
      if (time.kind === "duringCombat") return `during combat on ${playersPossessive(turn.who, context)} turn`;
      return null;
    }
    default:
      return null;
  }
}
function printNegated(condition2, context) {
  switch (condition2.kind) {
    case "not":
      return printCondition(condition2.of, context);
    case "exists":
      return existence(condition2.what, context, false);
    case "matches":
      return matching(condition2.what, condition2.filter, context, false);
    case "turnOf":
      return `it's not ${condition2.who.kind === "opponents" ? "an opponent's" : playersPossessive(condition2.who, context)} turn`;
    case "paid":
      return printPaid(condition2.cost, context).replace(" was ", " wasn't ").replace(/ escaped$/, " didn't escape");
    case "bound":
      return (context.nounOf(condition2.name)?.later ?? "you don't").replace(/win(s?) the flip/, "lose$1 the flip");
    case "during":
    case "duringCombat":
    case "firstTurn":
      return printCondition(condition2, context).replace(/^it's /, "it's not ");
    case "wasCast": {
      const text = printCondition(condition2, context);
      return text.includes(" was cast") ? text.replace(" was cast", " wasn't cast") : text.replace(" cast ", " didn't cast ");
    }
    case "compare":
      return printComparison(condition2.left, OPPOSITE[condition2.op], condition2.right, context);
    case "isPlayer":
      return `${printPlayers(condition2.who, context)} ${condition2.who.kind === "you" ? "aren't" : "isn't"} ${playerAmong(condition2.among, context)}`;
    case "monarch":
    case "startingPlayer":
      return `${printPlayers(condition2.who, context)} ${condition2.who.kind === "you" ? "aren't" : "isn't"} the ${condition2.kind === "monarch" ? "monarch" : "starting player"}`;
    case "enteredFrom":
      return printCondition(condition2, context).replace(" entered ", " didn't enter ");
    case "newSinceUpkeep":
      return printCondition(condition2, context).replace(" came ", " didn't come ");
    case "dayOrNight":
      return printCondition(condition2, context).replace("it's ", "it's not ");
    case "initiative":
    case "playerDesignated":
      return printCondition(condition2, context).replace(
        / (have|has) /,
        (_, verb4) => verb4 === "have" ? " don't have " : " doesn't have "
      );
    case "and":
      return earlyTurn(condition2.of, context)?.replace(/^it's /, "it's not ") ?? condition2.of.map((each) => printNegated(each, context)).join(" or ");
    case "or":
      return condition2.of.map((each) => printNegated(each, context)).join(" and ");
    case "always":
      return "false";
  }
}
var OPPOSITE = {
  "<": ">=",
  "<=": ">",
  "=": "!=",
  "!=": "=",
  ">=": "<",
  ">": "<="
};
function wasCast(condition2, context) {
  const phrase2 = printObjects(condition2.what, context);
  const from2 = condition2.from === void 0 ? "" : condition2.from === Zone.Hand ? " from your hand" : condition2.from === Zone.Graveyard ? " from a graveyard" : condition2.from === Zone.Exile ? " from exile" : " from a library";
  if (condition2.by?.kind === "you") return `you cast ${phrase2.text}${from2}`;
  if (condition2.by !== void 0) return `${printPlayers(condition2.by, context)} cast ${phrase2.text}${from2}`;
  return `${phrase2.text} was cast${from2}`;
}

// packages/oracle/src/print/printCost.ts
function rank(component) {
  switch (component.kind) {
    case "loyalty":
      return 0;
    case "mana":
    case "genericMana":
      return 1;
    case "tapSelf":
    case "untapSelf":
      return 2;
    default:
      return 3;
  }
}
function orderedCost(cost) {
  return cost.map((component, index) => ({ component, index })).sort((a, b) => rank(a.component) - rank(b.component) || a.index - b.index).map((entry) => entry.component);
}
function printCost(cost, context) {
  return orderedCost(cost).map((component) => printCostComponent(component, context)).join(", ");
}
function printCostAsAction(cost, context) {
  const parts = orderedCost(cost).map((component) => {
    const text = printCostComponent(component, context);
    if (component.kind === "mana" && component.waterbend === true) return `waterbend ${component.cost}`;
    if (component.kind === "mana" || component.kind === "genericMana") return `pay ${text}`;
    if (component.kind === "tapSelf") return `tap ${printSelf(context)}`;
    if (component.kind === "untapSelf") return `untap ${printSelf(context)}`;
    return text.charAt(0).toLowerCase() + text.slice(1);
  });
  return parts.join(" and ");
}
function printCostComponent(component, context) {
  switch (component.kind) {
    case "mana":
      return component.waterbend === true ? `Waterbend ${component.cost}` : component.cost;
    case "genericMana":
      return genericMana(component.amount, context);
    case "tapSelf":
      return "{T}";
    case "untapSelf":
      return "{Q}";
    case "tapPermanents":
      return `Tap ${untappedObjects(component.filter, component.count, context)}`;
    case "tapPower": {
      const tapped2 = untappedObjects(component.filter, 2, context).replace(/^two /, "");
      return `Tap any number of ${tapped2} with total power ${quantityValue(component.power, context)} or greater`;
    }
    case "collectEvidence":
      return `Collect evidence ${quantityValue(component.value, context)}`;
    case "blight":
      return `Blight ${quantityValue(component.counters, context)}`;
    case "sacrificeSelf":
      return `Sacrifice ${printSelf(context)}`;
    case "sacrifice":
      bindPaid(component.name, "sacrificed", component.filter, component.count, "permanent", context);
      return `Sacrifice ${amountOf2(component.filter, component.count, "permanent", context)}`;
    case "discard":
      bindPaid(component.name, "discarded", component.filter, component.count, "card", context);
      return `Discard ${amountOf2(component.filter, component.count, "card", context)}${component.random === true ? " at random" : ""}`;
    case "discardSelf":
      return "Discard this card";
    case "discardHand":
      return "Discard your hand";
    case "payLife":
      return `Pay ${lifeAmount(component.amount, context)}`;
    case "removeCounters":
      return `Remove ${counted(component.count, component.counter === null ? "counter" : `${component.counter} counter`, context)} ${removedFrom(component.from, component.count, context)}`;
    case "putCounters":
      return `Put ${counted(component.count, `${component.counter} counter`, context)} on ${printSelf(context)}`;
    case "loyalty":
      return loyalty(component.change);
    case "exileSelf":
      return `Exile ${context.selfIsCard ? `${context.self.card} from your ${zoneName(context.selfZone ?? Zone.Graveyard)}` : printSelf(context)}`;
    case "exileCards":
      bindPaid(component.name, "exiled", component.filter, component.count, placeOf(component.zone), context);
      return `Exile ${amountOf2(component.filter, component.count, placeOf(component.zone), context, fromZone(component.zone))}`;
    case "exileMaterials": {
      const many2 = component.orMore === true ? " or more" : "";
      return `Exile ${quantityValue(component.count, context)}${many2} ${nounPhrase(component.filter, context, { place: "permanent", many: true })} you control and/or cards from your graveyard`;
    }
    case "behold":
      bindPaid(component.name, "beheld", component.filter, component.count, "permanent", context);
      return `Behold ${amountOf2(component.filter, component.count, "permanent", context)}${component.exile === true ? " and exile it" : ""}`;
    case "oneOf":
      if (component.action !== void 0) return capitalise(component.action);
      return component.of.map(
        ({ part }, at) => at === 0 ? printCostComponent(part, context) : printCostComponent(part, context).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
      ).join(" or ");
    case "returnToHand":
      bindPaid(component.name, "returned", component.filter, component.count, "permanent", context);
      return `Return ${amountOf2(component.filter, component.count, "permanent", context, "you control")} to ${component.count === 1 ? "its owner's hand" : "their owner's hand"}`;
    case "returnSelfToHand":
      return `Return ${printSelf(context)} to its owner's hand`;
    case "revealFromHand":
      bindPaid(component.name, "revealed", component.filter, component.count, "card", context);
      return `Reveal ${amountOf2(component.filter, component.count, "card", context)} from your hand`;
    case "mill":
      if (component.name !== void 0)
        context.bind(component.name, {
          later: component.count === 1 ? "that card" : "those cards",
          many: component.count !== 1,
          player: false,
          zone: Zone.Graveyard
        });
      return `Mill ${counted(component.count, "card", context)}`;
    case "exertSelf":
      return `Exert ${printSelf(context)}`;
    case "payEnergy":
      return typeof component.amount === "number" ? `Pay ${"{E}".repeat(component.amount)}` : `Pay ${quantityValue(component.amount, context)} {E}`;
  }
}
function genericMana(amount4, context) {
  if (typeof amount4 === "number") return `{${amount4}}`;
  if (amount4.kind === "x") return "{X}";
  const [base3, more2] = amount4.kind === "sum" ? amount4.of : [];
  const each = more2 === void 0 ? null : forEach(more2, context);
  if (typeof base3 === "number" && each !== null && amount4.kind === "sum" && amount4.of.length === 2)
    return `{${base3}} plus an additional {${each.factor}} ${each.text}`;
  return `{X}, where X is ${quantityValue(amount4, context)}`;
}
function lifeAmount(amount4, context) {
  if (typeof amount4 === "number") return `${amount4} life`;
  if (amount4.kind === "x") return "X life";
  if (amount4.kind === "half") return `half your life, rounded ${amount4.round}`;
  return `life equal to ${quantityValue(amount4, context)}`;
}
function loyalty(change2) {
  if (change2 === "-X") return "\u2212X";
  if (change2 > 0) return `+${change2}`;
  return change2 === 0 ? "0" : `\u2212${-change2}`;
}
function fromZone(zone) {
  switch (zone) {
    case Zone.Graveyard:
      return "from your graveyard";
    case Zone.Hand:
      return "from your hand";
    case Zone.Library:
      return "from the top of your library";
    default:
      return "";
  }
}
function amountOf2(filter, count2, place3, context, where = "") {
  const noun2 = (many2) => nounPhrase(withoutYou(filter), context, { place: place3, many: many2, location: where });
  if (count2 === 1) return withDeterminer(noun2(false));
  if (typeof count2 === "number") return `${numberWord(count2)} ${noun2(true)}`;
  if (count2.kind === "x") return `X ${noun2(true)}`;
  if (count2.kind === "bound") return `that many ${noun2(true)}`;
  return `a number of ${noun2(true)} equal to ${quantityValue(count2, context)}`;
}
function untappedObjects(filter, count2, context) {
  const parts = filter.kind === "and" ? filter.of : [filter];
  const untapped = {
    kind: "and",
    of: [
      ...parts.filter((part) => part.kind !== "untapped" && part.kind !== "controlledBy"),
      { kind: "untapped" },
      { kind: "controlledBy", who: { kind: "you" } }
    ]
  };
  if (count2 === 1) return withDeterminer(nounPhrase(untapped, context, { place: "permanent", many: false }));
  const noun2 = nounPhrase(untapped, context, { place: "permanent", many: true });
  return typeof count2 === "number" ? `${numberWord(count2)} ${noun2}` : `${quantityValue(count2, context)} ${noun2}`;
}
function withoutYou(filter) {
  if (filter.kind === "controlledBy" || filter.kind === "ownedBy") return { kind: "any" };
  if (filter.kind !== "and") return filter;
  return {
    kind: "and",
    of: filter.of.filter(
      (part) => !((part.kind === "controlledBy" || part.kind === "ownedBy") && part.who.kind === "you")
    )
  };
}
function removedFrom(from2, count2, context) {
  if (from2 === void 0) return `from ${printSelf(context)}`;
  if (from2.kind !== "all") return `from ${printObjects(from2, context).text}`;
  const noun2 = nounPhrase(from2.filter, context, { place: "permanent", many: count2 !== 1 });
  return count2 === 1 ? `from ${withDeterminer(noun2)}` : `from among ${noun2}`;
}
function bindPaid(name2, verb4, filter, count2, place3, context) {
  if (name2 === void 0) return;
  const many2 = count2 !== 1;
  context.bind(name2, { later: `the ${verb4} ${headNoun(filter, context, place3, many2)}`, many: many2, player: false });
}

// packages/oracle/src/print/printRestriction.ts
function ruled(filter, context) {
  const particular = filter.kind === "isSelf" || filter.kind === "attachedToBySource";
  if (filter.kind === "among") {
    const { text: text2, many: many2 } = printObjects(filter.what, context);
    return { text: text2 === "them" ? "they" : text2, many: many2 };
  }
  const text = nounPhrase(filter, context, { place: "permanent", many: true });
  if (particular || text === context.self.permanent) return { text, many: false };
  return { text, many: true };
}
function must(subject3, verb4, rest2) {
  return words(subject3.text, subject3.many ? verb4 : thirdPerson(verb4), rest2);
}
function creatureNoun(filter, context) {
  return nounPhrase(filter, context, { place: "permanent", many: true }).replace(/\bpermanents\b/, "creatures");
}
function spellNoun(filter, context) {
  return nounPhrase(filter, context, { place: "spell", many: true });
}
function players(restriction4, context) {
  return playerGroup(restriction4.who, context);
}
function printRestriction(restriction4, context) {
  switch (restriction4.kind) {
    case "cantAttack":
      return `${ruled(restriction4.what, context).text} can't attack${restriction4.defenders === void 0 ? "" : ` ${restriction4.defenders.kind === "you" ? "you or planeswalkers you control" : playerGroup(restriction4.defenders, context)}`}${restriction4.unlessControls === void 0 ? "" : ` unless defending player controls ${withDeterminer(nounPhrase(restriction4.unlessControls, context, { place: "permanent", many: false }))}`}`;
    case "attackCost": {
      const whom = playerGroup(restriction4.defenders, context);
      const walkers = restriction4.planeswalkers ? ` or planeswalkers ${whom} control` : "";
      return `${ruled(restriction4.what, context).text} can't attack ${whom}${walkers} unless their controller ${printCostAsAction(restriction4.cost, context).replace(/^pay /, "pays ")} for each ${restriction4.planeswalkers ? "of those creatures" : `creature they control that's attacking ${whom}`}`;
    }
    case "noTriggers":
      return `${causes(restriction4.cause, context)} don't cause abilities${ofObjects(restriction4.of, context)} to trigger`;
    case "cantBlock":
      return `${ruled(restriction4.what, context).text} can't block`;
    case "cantBeBlocked":
      return `${ruled(restriction4.what, context).text} can't be blocked${restriction4.by === void 0 ? "" : ` by ${creatureNoun(restriction4.by, context)}`}`;
    case "mustAttack": {
      const subject3 = ruled(restriction4.what, context);
      const { defenders } = restriction4;
      const whom = defenders === void 0 ? "" : `${playerGroup(defenders, context)} `;
      return must(subject3, "attack", `${whom}each combat if able`);
    }
    case "goaded": {
      const subject3 = ruled(restriction4.what, context);
      return `${subject3.text} ${subject3.many ? "are" : "is"} goaded`;
    }
    case "mustBeBlocked":
      return `${ruled(restriction4.what, context).text} must be blocked if able`;
    case "mustBlock": {
      const { attackers } = restriction4;
      if (attackers === void 0) return must(ruled(restriction4.what, context), "block", "each combat if able");
      const blocked = ruled(attackers, context).text;
      const blockers = ruled(restriction4.what, context);
      return restriction4.what.kind === "among" ? must(blockers, "block", `${blocked} each combat if able`) : `all ${blockers.text} able to block ${blocked} do so`;
    }
    case "blockers": {
      const { text } = ruled(restriction4.what, context);
      return restriction4.max === void 0 ? `${text} can't be blocked except by ${numberWord(restriction4.min ?? 0)} or more creatures` : `${text} can't be blocked by more than ${numberWord(restriction4.max)} ${restriction4.max === 1 ? "creature" : "creatures"}`;
    }
    case "canBlockOnly":
      return `${ruled(restriction4.what, context).text} can block only ${creatureNoun(restriction4.attackers, context)}`;
    case "cantBeBlockedExceptBy":
      return `${ruled(restriction4.what, context).text} can't be blocked except by ${creatureNoun(restriction4.by, context)}`;
    case "doesntUntap": {
      const subject3 = ruled(restriction4.what, context);
      return subject3.many ? `${subject3.text} don't untap during their controllers' untap steps` : `${subject3.text} doesn't untap during ${subject3.text.startsWith("this") || subject3.text === context.self.permanent ? "your" : "its controller's"} untap step`;
    }
    case "cantCast": {
      const when2 = restriction4.when === void 0 ? "" : ` ${castWhen(restriction4.when, context)}`;
      const from2 = restriction4.from === void 0 ? "" : ` from ${joinList(restriction4.from.map(zonesOf), "or")}`;
      return `${players(restriction4, context)} can't cast ${spellNoun(restriction4.spells, context)}${from2}${when2}`;
    }
    case "cantEnter": {
      const cards2 = nounPhrase(restriction4.what, context, { place: "card", many: true });
      return `${cards2} in ${joinList(restriction4.from.map(zonesOf), "and")} can't enter the battlefield`;
    }
    case "castLimit": {
      const noun2 = nounPhrase(restriction4.spells, context, { place: "spell", many: restriction4.count !== 1 });
      if (typeof restriction4.count !== "number")
        return `${players(restriction4, context)} can cast only ${numberLeft(restriction4.count, context)} more ${noun2}`;
      return `${eachOf2(restriction4.who, context)} can't cast more than ${numberWord(restriction4.count)} ${noun2} each turn`;
    }
    case "castOnlyAsSorcery":
      return `${eachOf2(restriction4.who, context)} can cast ${spellNoun(restriction4.spells, context)} only any time they could cast a sorcery`;
    case "cantActivate": {
      const who2 = restriction4.who === void 0 ? null : playerGroup(restriction4.who, context);
      const subject3 = ruled(restriction4.what, context);
      const except = restriction4.exceptMana ? " unless they're mana abilities" : "";
      const abilities3 = `${restriction4.what.kind === "any" ? "activated abilities" : subject3.many ? `activated abilities of ${subject3.text}` : `${subject3.text}'s activated abilities`}`;
      return who2 === null ? `${abilities3} can't be activated${except}` : `${who2} can't activate ${abilities3.replace(/^activated /, "")}${except}`;
    }
    case "cantBeCountered":
      return `${restriction4.what.kind === "isSelf" ? context.self.spell : spellNoun(restriction4.what, context)} can't be countered`;
    case "cantBeTargeted":
      return `${ruled(restriction4.what, context).text} can't be the ${ruled(restriction4.what, context.fresh()).many && restriction4.what.kind !== "among" ? "targets" : "target"} of spells or abilities${restriction4.sources === void 0 ? "" : ` from ${nounPhrase(restriction4.sources, context, { place: "permanent", many: true })}`}${restriction4.by.kind === "eachPlayer" ? "" : restriction4.by.kind === "opponents" ? " your opponents control" : ` ${playerGroup(restriction4.by, context)} control`}`;
    case "cantSearchLibraries":
      return `${players(restriction4, context)} can't search libraries`;
    case "cantGainLife":
      return `${players(restriction4, context)} can't gain life`;
    case "damageLeavesLife": {
      const whose4 = restriction4.who.kind === "you" ? "your" : `${players(restriction4, context)}'s`;
      return `damage that would reduce ${whose4} life total to less than ${restriction4.life} reduces it to ${restriction4.life} instead`;
    }
    case "cantDrawMoreThan":
      if (restriction4.count === 0) return `${players(restriction4, context)} can't draw cards`;
      return `${eachOf2(restriction4.who, context)} can't draw more than ${counted(restriction4.count, "card", context, "one card")} each turn`;
    case "cantPlayLands":
      return `${players(restriction4, context)} can't play lands`;
    case "cantBeSacrificed":
      return `${ruled(restriction4.what, context).text} can't be sacrificed`;
    case "cantHaveCounters":
      return `${ruled(restriction4.what, context).text} can't have counters put on ${ruled(restriction4.what, context.fresh()).many ? "them" : "it"}`;
    case "assignsNoCombatDamage": {
      const { text, many: many2 } = ruled(restriction4.what, context);
      return `${text} ${many2 ? "assign" : "assigns"} no combat damage`;
    }
    case "skipsExtraTurns":
      return `if ${restriction4.who.kind === "you" ? "you" : restriction4.who.kind === "opponents" ? "an opponent" : "a player"} would begin an extra turn, ${restriction4.who.kind === "you" ? "you skip that turn instead" : "that player skips that turn instead"}`;
    case "cantPreventDamage":
      return "damage can't be prevented";
    case "cantLose":
      return `${players(restriction4, context)} can't lose the game`;
    case "cantWin":
      return `${players(restriction4, context)} can't win the game`;
    case "playerHexproof":
      return `${players(restriction4, context)} ${playerGroupIsMany(restriction4.who) ? "have" : "has"} hexproof`;
    case "playerShroud":
      return `${players(restriction4, context)} ${playerGroupIsMany(restriction4.who) ? "have" : "has"} shroud`;
  }
}
function numberLeft(count2, context) {
  const fixed2 = typeof count2 === "object" && count2.kind === "bound" ? context.numbers.get(count2.name) : void 0;
  const more2 = typeof fixed2 === "object" && fixed2.kind === "sum" ? fixed2.of[1] : void 0;
  return typeof more2 === "number" ? numberWord(more2) : quantityValue(count2, context);
}
function zonesOf(zone) {
  return zone === Zone.Exile ? "exile" : plural(zoneName(zone));
}
function eachOf2(who2, context) {
  if (who2.kind === "opponents") return "each opponent";
  return who2.kind === "eachPlayer" ? "each player" : playerGroup(who2, context);
}
function castWhen(condition2, context) {
  if (condition2.kind === "turnOf" && condition2.who.kind === "you") return "during your turn";
  if (condition2.kind === "duringCombat") return "during combat";
  if (condition2.kind === "not" && condition2.of.kind === "turnOf")
    return `except during ${playersPossessive(condition2.of.who, context)} turn`;
  return `if ${printCondition(condition2, context)}`;
}
function causes(cause2, context, many2 = true) {
  if (cause2.kind === "anyOf") return cause2.of.map((each) => causes(each, context, many2)).join(" or ");
  if (cause2.kind !== "moves" && cause2.kind !== "attacks") throw new Error(`${cause2.kind} as a cause has no words`);
  const noun2 = nounPhrase(cause2.what, context, { place: "permanent", many: many2 });
  const verb4 = cause2.kind === "attacks" ? "attacking" : cause2.to === Zone.Battlefield ? "entering" : "dying";
  return `${many2 ? noun2 : withDeterminer(noun2)} ${verb4}`;
}
function ofObjects(of, context) {
  return of.kind === "any" ? "" : ` of ${nounPhrase(of, context, { place: "permanent", many: true })}`;
}

// packages/oracle/src/print/printAllowance.ts
function printAllowance(allowance3, context) {
  switch (allowance3.kind) {
    case "castAsThoughFlash":
      return `${playerGroup(allowance3.who, context)} may cast ${spellNoun(allowance3.spells, context)} as though they had flash`;
    case "additionalLandPlays":
      return `${playerGroup(allowance3.who, context)} may play ${allowance3.count === 1 ? "an additional land" : typeof allowance3.count === "number" ? allowance3.count >= 1e3 ? "any number of lands" : `${numberWord(allowance3.count)} additional lands` : `${quantityValue(allowance3.count, context)} additional lands`} on each of ${allowance3.who.kind === "you" ? "your" : "their"} turns`;
    case "noMaximumHandSize":
      return `${playerGroup(allowance3.who, context)} ${playerGroupIsMany(allowance3.who) ? "have" : "has"} no maximum hand size`;
    case "maximumHandSize":
      return handSize(allowance3, context);
    case "activateAsThoughHaste":
      return `you may activate abilities of ${ruled(allowance3.what, context).text} as though those ${/creatures/.test(ruled(allowance3.what, context.fresh()).text) ? "creatures" : "permanents"} had haste`;
    case "mayStayTapped":
      return `you may choose not to untap ${ruled(allowance3.what, context).text} during your untap step`;
    case "blockAdditional": {
      const subject3 = ruled(allowance3.what, context);
      const number = allowance3.count === "any" ? "any number of creatures" : allowance3.count === 1 ? "an additional creature" : `${typeof allowance3.count === "number" ? numberWord(allowance3.count) : quantityValue(allowance3.count, context)} additional creatures`;
      return `${subject3.text} can block ${number}${allowance3.count === "any" ? "" : " each combat"}`;
    }
    case "attackAsThoughNoDefender": {
      const subject3 = ruled(allowance3.what, context);
      return `${subject3.text} can attack as though ${subject3.many ? "they" : "it"} didn't have defender`;
    }
    case "assignAsUnblocked": {
      if (allowance3.what.kind === "isSelf")
        return `you may have ${printSelf(context)} assign its combat damage as though it weren't blocked`;
      const each = nounPhrase(allowance3.what, context, { place: "permanent", many: false });
      return `for each ${each}, you may have that creature assign its combat damage as though it weren't blocked`;
    }
    case "assignByToughness": {
      const subject3 = ruled(allowance3.what, context);
      if (!subject3.many) return `${subject3.text} assigns combat damage equal to its toughness rather than its power`;
      const each = nounPhrase(allowance3.what, context, { place: "permanent", many: false });
      return `each ${each} assigns combat damage equal to its toughness rather than its power`;
    }
    case "spendManaAsAnyColor":
      return `${playerGroup(allowance3.who, context)} may spend mana as though it were mana of any color${allowance3.spells.kind === "any" ? "" : ` to cast ${spellNoun(allowance3.spells, context)}`}`;
    case "triggerAgain": {
      const of = withDeterminer(nounPhrase(allowance3.of, context, { place: "permanent", many: false }));
      if (allowance3.cause === void 0)
        return `if a triggered ability of ${of} triggers, that ability triggers an additional time`;
      return `if ${causes(allowance3.cause, context, false)} causes a triggered ability of ${of} to trigger, that ability triggers an additional time`;
    }
    case "tapsAs": {
      const subject3 = ruled(allowance3.what, context);
      const s = subject3.many ? "" : "s";
      const actions3 = allowance3.to.map((action2) => action2 === "crew" ? `crew${s} Vehicles` : `saddle${s} Mounts`);
      const their = subject3.many ? "their" : "its";
      const how = allowance3.by === "toughness" ? `using ${their} toughness rather than ${their} power` : `as though ${their} power were ${allowance3.by} greater`;
      return `${subject3.text} ${actions3.join(" and ")} ${how}`;
    }
    case "loyaltyAsInstant":
      return allowance3.what.kind === "isSelf" ? `you may activate ${context.self.permanent}'s loyalty abilities any time you could cast an instant` : `you may activate loyalty abilities of ${nounPhrase(allowance3.what, context, { place: "permanent", many: true })} any time you could cast an instant`;
    case "playFromTopOfLibrary":
      return playFromTop(allowance3, context);
    case "lookAtTopOfLibrary":
      return `${playerGroup(allowance3.who, context)} may look at the top card of ${allowance3.who.kind === "you" ? "your" : "their"} library any time`;
    case "playWithTopRevealed":
      return allowance3.who.kind === "you" ? "play with the top card of your library revealed" : `${playerGroup(allowance3.who, context)} play with the top card of their libraries revealed`;
    case "castFromZone": {
      const noun2 = playedFrom(allowance3.what, context);
      const zone = allowance3.zone === Zone.Graveyard ? `${allowance3.who.kind === "you" ? "your" : "their"} graveyard` : allowance3.zone === Zone.Exile ? "exile" : allowance3.zone === Zone.Hand ? "your hand" : zoneName(Zone.Library);
      const exile = allowance3.exileAfter ? ". If a spell cast this way would be put into your graveyard, exile it instead" : "";
      return `${playerGroup(allowance3.who, context)} may ${noun2} from ${zone}${exile}`;
    }
    case "alternativeCost":
      return alternativeCost2(allowance3, context);
    case "castWhileSearching":
      return `while you're searching your library, you may cast ${allowance3.what.kind === "isSelf" ? context.self.card : nounPhrase(allowance3.what, context, { place: "card", many: true })} from your library`;
    case "manaDoesntEmpty":
      return `${playerGroup(allowance3.who, context)} don't lose unspent mana as steps and phases end`;
    case "newHandAtMulligan":
      return `any time you could mulligan and ${context.self.card} is in your hand, you may exile all the cards from your hand, then draw that many cards`;
    case "startOnBattlefield":
      return `if ${context.self.card} is in your opening hand, you may begin the game with it on the battlefield${allowance3.counters === void 0 ? "" : ` with ${counted(allowance3.counters.count, `${allowance3.counters.counter} counter`, context)} on it`}${allowance3.exileFromHand > 0 ? `. If you do, exile ${counted(allowance3.exileFromHand, "card", context)} from your hand` : ""}`;
  }
}
function playedFrom(what, context) {
  if (what.kind === "type" && what.types === CardType.Land) return "play lands";
  const [first2, second, ...more2] = what.kind === "or" ? what.of : [];
  if (what.kind === "any") return "play lands and cast spells";
  if (first2?.kind === "type" && first2.types === CardType.Land && second !== void 0 && more2.length === 0)
    return `play lands and cast ${spellNoun(second, context)}`;
  const parts = what.kind === "and" ? what.of : [what];
  const spells = parts.filter((part) => !isNonland2(part));
  return `cast ${spellNoun({ kind: "and", of: spells }, context)}`;
}
function isNonland2(part) {
  return part.kind === "not" && part.of.kind === "type" && part.of.types === CardType.Land;
}
function alternativeCost2(allowance3, context) {
  const who2 = playerGroup(allowance3.who, context);
  const once = allowance3.oncePerTurn === true;
  const prefix = once ? "once each turn, " : "";
  const noun2 = spellNoun(allowance3.spells, context);
  const place3 = allowance3.from === void 0 ? "" : ` from ${whose(allowance3.who)} ${zoneName(allowance3.from)}`;
  const flash = allowance3.flash === true ? " and as though they had flash" : "";
  if (allowance3.cost === "free")
    return `${prefix}${who2} may cast ${noun2}${place3} without paying their mana costs${flash}`;
  const cast = `${noun2} ${allowance3.who.kind === "you" ? "you" : "they"} cast${place3}`;
  return `${prefix}${who2} may ${printCostAsAction(allowance3.cost, context)} rather than pay the mana cost for ${cast}`;
}
function whose(who2) {
  return who2.kind === "you" ? "your" : "their";
}
function handSize(allowance3, context) {
  const whose4 = allowance3.who.kind === "you" ? "your" : `each ${allowance3.who.kind === "opponents" ? "opponent's" : "player's"}`;
  if (typeof allowance3.change === "number")
    return `${whose4} maximum hand size is ${allowance3.change < 0 ? "reduced" : "increased"} by ${numberWord(Math.abs(allowance3.change))}`;
  return `${whose4} maximum hand size is increased by ${quantityValue(allowance3.change, context)}`;
}
function playFromTop(allowance3, context) {
  const { what } = allowance3;
  const reveal3 = allowance3.revealed ? `play with the top card of your library revealed. ` : "";
  const lands = what.kind === "any";
  const onlyLands = what.kind === "type" && what.types === 32;
  const noun2 = lands ? "play lands and cast spells" : onlyLands ? "play lands" : `cast ${spellNoun(what, context)}`;
  const you4 = `${playerGroup(allowance3.who, context)} may ${noun2} from the top of ${allowance3.who.kind === "you" ? "your" : "their"} library`;
  return reveal3 === "" ? you4 : reveal3 + you4.charAt(0).toUpperCase() + you4.slice(1);
}

// packages/oracle/src/print/printModifier.ts
function modifier(power, toughness, context) {
  if (typeof power === "number" && typeof toughness === "number")
    return `${signed(power, toughness)}/${signed(toughness, power)}`;
  const each = eachModifier(power, toughness, context);
  if (each !== null) return each;
  const definition = variableOf(power) ?? variableOf(toughness);
  const text = `${variableSigned(power, toughness)}/${variableSigned(toughness, power)}`;
  if (definition === null) return text;
  return `${text}, where X is ${quantityValue(definition, context)}`;
}
function signed(value2, neighbour) {
  if (value2 < 0) return String(value2);
  return value2 === 0 && neighbour < 0 ? "-0" : `+${value2}`;
}
function variableSigned(quantity, neighbour) {
  if (typeof quantity === "number")
    return signed(quantity, typeof neighbour === "object" && neighbour.kind === "negative" ? -1 : 1);
  return quantity.kind === "negative" ? "-X" : "+X";
}
function variableOf(quantity) {
  if (typeof quantity === "number" || quantity.kind === "x") return null;
  if (quantity.kind === "negative") return variableOf(quantity.of);
  return quantity;
}
function eachModifier(power, toughness, context) {
  const part = (quantity) => {
    if (typeof quantity === "number") return quantity === 0 ? { factor: 0, of: 0 } : null;
    const negative = quantity.kind === "negative";
    const inner = negative ? quantity.of : quantity;
    if (typeof inner === "number") return null;
    if (inner.kind === "times") return { factor: negative ? -inner.by : inner.by, of: inner.of };
    return { factor: negative ? -1 : 1, of: inner };
  };
  const first2 = part(power);
  const second = part(toughness);
  if (first2 === null || second === null) return null;
  const counted4 = first2.factor === 0 ? second.of : first2.of;
  if (first2.factor !== 0 && second.factor !== 0 && JSON.stringify(first2.of) !== JSON.stringify(second.of)) return null;
  const each = forEach(counted4, context);
  return each === null ? null : `${signed(first2.factor, second.factor)}/${signed(second.factor, first2.factor)} ${each.text}`;
}

// packages/oracle/src/print/printChange.ts
function printChanges(changes, style, context) {
  const shape = animation(changes, style, context);
  const rest2 = shape === null ? changes : shape.remaining;
  const predicates2 = shape === null ? [] : [shape.predicate];
  const granted2 = [];
  for (const change2 of rest2) {
    if (change2.kind === "addKeywords") granted2.push(...keywordNames(change2.keywords));
    else if (change2.kind === "addAbilities")
      granted2.push(...change2.abilities.map((ability) => quotedAbility(ability, context)));
    else predicates2.push(printChange(change2, style, context));
  }
  if (granted2.length > 0)
    predicates2.push({
      verb: style.lasting ? "have" : "gain",
      rest: joinList(granted2, "and").replace(/(protection from \w+) and protection (from \w+)/, "$1 and $2")
    });
  return whereLast(predicates2);
}
function whereLast(predicates2) {
  const open = predicates2.filter(({ rest: rest2 }) => rest2.includes(", where X is "));
  return [...predicates2.filter(({ rest: rest2 }) => !rest2.includes(", where X is ")), ...open];
}
function quotedAbility(ability, context) {
  const inner = context.fresh({ ...context.self, permanent: grantedSelf(context) });
  const text = printAbility(ability, inner);
  return ability.kind === "keyword" || ability.kind === "activated" && ability.keyword !== void 0 ? text.charAt(0).toLowerCase() + text.slice(1) : `"${text.replace(/"([^"]*)"/g, "'$1'")}"`;
}
function grantedSelf(context) {
  const noun2 = /creature|land|artifact|permanent|token/.exec(context.self.host);
  return noun2 === null ? "this permanent" : `this ${noun2[0]}`;
}
function animation(changes, style, context) {
  const numbers = changes.find((change2) => change2.kind === "setPowerToughness");
  const types = changes.find((change2) => change2.kind === "addTypes" || change2.kind === "setTypes");
  if (numbers?.kind !== "setPowerToughness" || types === void 0 || types.kind !== "addTypes" && types.kind !== "setTypes")
    return null;
  const colors2 = changes.find((change2) => change2.kind === "setColors" || change2.kind === "addColors");
  const colorText = colors2?.kind === "setColors" || colors2?.kind === "addColors" ? colorWords(colors2.colors) : "";
  const keywords = changes.filter((change2) => change2.kind === "addKeywords").flatMap((change2) => change2.kind === "addKeywords" ? keywordNames(change2.keywords) : []);
  const abilities3 = changes.flatMap(
    (change2) => change2.kind === "addAbilities" ? change2.abilities.map((ability) => quotedAbility(ability, context)) : []
  );
  const every2 = changes.some((change2) => change2.kind === "everyCreatureType") ? ["all creature types"] : [];
  const noun2 = words(
    `${quantityValue(numbers.power ?? 0, context)}/${quantityValue(numbers.toughness ?? 0, context)}`,
    colorText,
    types.kind === "addTypes" ? supertypeNames(types.supertypes ?? 0).join(" ") : "",
    (types.subtypes ?? []).join(" "),
    typeNames(types.types).join(" "),
    keywords.length + every2.length + abilities3.length > 0 ? `with ${joinList([...every2, ...keywords, ...abilities3], "and")}` : ""
  );
  const addition = types.kind === "addTypes" ? keptTypes(types.types, colors2?.kind === "addColors", style) : "";
  const remaining = changes.filter(
    (change2) => change2 !== numbers && change2 !== types && change2 !== colors2 && change2.kind !== "addKeywords" && change2.kind !== "addAbilities" && change2.kind !== "everyCreatureType"
  );
  const object4 = style.many ? pluralOf(noun2) : withArticle(noun2);
  return {
    predicate: style.lasting ? { verb: "be", rest: object4 + addition } : { verb: "become", rest: object4 + addition },
    remaining
  };
}
function keptTypes(types, colors2, style) {
  const their = style.many ? "their" : "its";
  if (colors2) return ` in addition to ${their} other colors and types`;
  return (types & 5) === 5 ? "" : ` in addition to ${their} other types`;
}
function pluralOf(noun2) {
  return noun2.replace(/creature\b/, "creatures");
}
function printChange(change2, style, context) {
  const their = style.many ? "their" : "its";
  const be = style.lasting ? "be" : "become";
  switch (change2.kind) {
    case "controller":
      return { verb: "be", rest: `under ${playersPossessive(change2.who, context)} control` };
    case "setTypes":
      return {
        verb: be,
        rest: objectOf(words((change2.subtypes ?? []).join(" "), typeNames(change2.types).join(" ")), style)
      };
    case "addTypes": {
      const noun2 = words(
        supertypeNames(change2.supertypes ?? 0).join(" "),
        (change2.subtypes ?? []).join(" "),
        typeNames(change2.types).join(" ")
      );
      if (change2.types === 0 && (change2.subtypes ?? []).length === 0) return { verb: be, rest: noun2 };
      return { verb: be, rest: `${objectOf(noun2, style)}${keptTypes(change2.types, false, style)}` };
    }
    case "removeTypes":
      if (change2.types === 0) return { verb: "aren't", rest: supertypeNames(change2.supertypes ?? 0).join(" or ") };
      return { verb: "aren't", rest: objectOf(typeNames(change2.types).join(" or "), style) };
    case "addSubtypes":
      if (change2.subtypes.length === 5 && change2.subtypes.every(isBasicLandType))
        return { verb: be, rest: `every basic land type in addition to ${their} other types` };
      if (change2.subtypes.includes("Lair") && change2.subtypes.includes("Locus"))
        return { verb: be, rest: "every nonbasic land type" };
      if (change2.word !== void 0) return { verb: be, rest: `the chosen type in addition to ${their} other types` };
      return {
        verb: be,
        rest: `${objectOf(joinList(change2.subtypes, "and"), style)} in addition to ${their} other types`
      };
    case "setSubtypes":
      if (change2.word !== void 0) return { verb: be, rest: "the chosen type" };
      return { verb: be, rest: objectOf(joinList(change2.subtypes, "and"), style) };
    case "setLandTypes":
      return { verb: be, rest: objectOf(joinList(change2.subtypes, "and"), style) };
    case "setChosenLandType":
      return { verb: be, rest: "the chosen type" };
    case "addChosenSubtype":
      return { verb: be, rest: `the chosen type in addition to ${their} other types` };
    case "everyCreatureType":
      return { verb: be, rest: "every creature type" };
    case "loseCreatureTypes":
      return { verb: "lose", rest: "all creature types" };
    case "noManaCost":
      return { verb: "have", rest: "no mana cost" };
    case "setColors":
      return { verb: be, rest: change2.colors === 31 ? "all colors" : colorWords(change2.colors) };
    case "addChosenColor":
      return { verb: be, rest: `the chosen color in addition to ${their} other colors` };
    case "addColors":
      return { verb: be, rest: `${colorWords(change2.colors)} in addition to ${their} other colors` };
    case "removeKeywords":
      return { verb: "lose", rest: joinList(keywordNames(change2.keywords), "and") };
    case "loseAllAbilities":
      return { verb: "lose", rest: "all abilities" };
    case "definePowerToughness":
    case "setPowerToughness":
      return basePowerToughness(change2.power, change2.toughness, change2.kind === "definePowerToughness", context);
    case "modifyPowerToughness":
      return { verb: "get", rest: modifier(change2.power, change2.toughness, context) };
    case "switchPowerToughness":
      return { verb: "switch", rest: `${their} power and toughness` };
  }
}
function objectOf(noun2, style) {
  if (!style.many) return withArticle(noun2);
  return /(s|x|z)$/.test(noun2) ? noun2 : `${noun2}s`;
}
function colorWords(colors2) {
  return colors2 === 0 ? "colorless" : colors2 === 31 ? "all colors" : joinList(colorNames(colors2), "and");
}
function basePowerToughness(power, toughness, defining, context) {
  if (power !== null && toughness !== null) {
    if (typeof power === "number" && typeof toughness === "number")
      return { verb: "have", rest: `base power and toughness ${power}/${toughness}` };
    if (defining && JSON.stringify(power) === JSON.stringify(toughness))
      return { verb: "have", rest: `power and toughness each equal to ${quantityValue(power, context)}` };
    const base3 = defining ? "" : "base ";
    return {
      verb: "have",
      rest: `${base3}power equal to ${quantityValue(power, context)} and ${base3}toughness equal to ${quantityValue(toughness, context)}`
    };
  }
  const value2 = power ?? toughness ?? 0;
  const which = power === null ? "toughness" : "power";
  return {
    verb: "have",
    rest: typeof value2 === "number" ? `base ${which} ${value2}` : `${defining ? "" : "base "}${which} equal to ${quantityValue(value2, context)}`
  };
}
function printExceptions(changes, context) {
  const predicates2 = printChanges(changes, { lasting: true, many: false }, context);
  const parts = predicates2.map(
    ({ verb: verb4, rest: rest2 }) => verb4 === "be" ? `it's ${rest2}` : verb4 === "aren't" ? `it isn't ${rest2}` : `it ${verb4 === "have" ? "has" : `${verb4}s`} ${rest2}`
  );
  return `except ${joinList(parts, "and")}`;
}
function controlChange(changes) {
  const change2 = changes.find((each) => each.kind === "controller");
  return change2?.kind === "controller" ? change2 : null;
}
function isBasicLandType(subtype) {
  return BASIC_LAND_TYPES.includes(subtype);
}
var BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

// packages/oracle/src/print/printCostChange.ts
function printCostChange(change2, context) {
  const condition2 = change2.condition === void 0 ? "" : ` ${costCondition(change2.condition, context)}`;
  const what = change2.what === "spell" ? castSpells(change2, context) : `activated abilities${change2.filter.kind === "any" ? "" : ` of ${nounPhrase(change2.filter, context, { place: "permanent", many: true })}`}`;
  const verb4 = change2.what === "spell" ? "to cast" : "to activate";
  const each = change2.times === void 0 ? null : forEach(change2.times, context);
  const many2 = each === null ? "" : ` ${each.text}`;
  const single4 = change2.what === "spell" && what === context.self.spell;
  const cost = single4 ? "costs" : "cost";
  if (change2.increase !== void 0) {
    const [only] = change2.increase;
    if (change2.increase.length === 1 && only?.kind === "mana")
      return `${what} ${cost} ${only.cost} more ${verb4}${many2}${condition2}`;
    return `${what} ${cost} an additional "${capital(printCostAsAction(change2.increase, context))}" ${verb4}${many2}${condition2}`;
  }
  const reduction = change2.reduceMana ?? genericText(change2, context);
  const definition = typeof change2.reduceGeneric === "object" && change2.reduceGeneric.kind !== "x" ? reducedBy(change2, context) : "";
  return `${what} ${cost} ${reduction} less ${verb4}${definition}${many2}${condition2}`;
}
function costCondition(condition2, context) {
  const { kind } = condition2;
  if (kind === "not" && condition2.of.kind === "turnOf" && condition2.of.who.kind === "bound")
    return "except during its controller's turn";
  return `if ${printCondition(condition2, context)}`;
}
function genericText(change2, context) {
  const { reduceGeneric } = change2;
  if (typeof reduceGeneric === "number") return `{${reduceGeneric}}`;
  if (reduceGeneric === void 0) return "{0}";
  const each = forEach(reduceGeneric, context.fresh());
  return each === null ? "{X}" : `{${each.factor}}`;
}
function reducedBy(change2, context) {
  const quantity = change2.reduceGeneric ?? 0;
  const each = forEach(quantity, context);
  return each === null ? `, where X is ${quantityValue(quantity, context)}` : ` ${each.text}`;
}
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function castSpells(change2, context) {
  if (change2.filter.kind === "isSelf") return context.self.spell;
  const noun2 = spellNoun(change2.filter, context);
  if (change2.who.kind === "eachPlayer") return noun2;
  const cast = change2.who.kind === "you" || change2.who.kind === "opponents" || change2.who.kind === "otherPlayers" ? "cast" : "casts";
  const cut = noun2.search(/ (with|that|of|named) /);
  const who2 = `${playerGroup(change2.who, context)} ${cast}`;
  return cut < 0 ? `${noun2} ${who2}` : `${noun2.slice(0, cut)} ${who2}${noun2.slice(cut)}`;
}

// packages/oracle/src/print/printContinuous.ts
function printContinuous(effect, context) {
  switch (effect.kind) {
    case "change":
      return changeSentence(effect, context);
    case "restriction":
      return printRestriction(effect.restriction, context);
    case "allowance":
      return printAllowance(effect.allowance, context);
    case "cost":
      return printCostChange(effect.change, context);
    case "control":
      return printControl(effect.control, context);
  }
}
function changeSentence(effect, context) {
  const control3 = controlChange(effect.changes);
  const objects3 = printObjects(effect.affected, context, "bare");
  const spells = effect.affected.kind === "all" && effect.affected.zone === Zone.Stack;
  const bare2 = spells ? { ...objects3, text: objects3.text.replace(/ you control\b/, " you cast") } : objects3;
  const whole = effect.affected.kind === "all" && (/^(creatures|permanents|artifacts)$/.test(bare2.text) || isOfSubtypes(effect.affected.filter));
  const phrase2 = whole ? { text: `all ${bare2.text}`, many: true } : bare2;
  const others4 = effect.changes.filter((change2) => change2 !== control3);
  const sentences = [];
  if (control3 !== null)
    sentences.push(
      `${playerGroup(control3.who, context)} ${playerGroupIsMany(control3.who) ? "control" : "controls"} ${phrase2.text}`
    );
  if (others4.length > 0) {
    const subject3 = { text: phrase2.text, person: phrase2.many ? "many" : "one", key: phrase2.text };
    const defining = others4.length === 1 && others4[0]?.kind === "definePowerToughness";
    const predicates2 = printChanges(others4, { lasting: true, many: phrase2.many }, context);
    if (defining && predicates2[0] !== void 0) return `${definingSubject(phrase2.text, predicates2[0].rest)}`;
    const texts = predicates2.map(({ verb: verb4, rest: rest2 }) => predicate(clause(subject3, verb4, rest2, "change")));
    sentences.push(words(control3 === null ? phrase2.text : "it", joinList(texts, "and")));
  }
  return sentences.join(". ");
}
function isOfSubtypes(filter) {
  if (filter.kind === "and")
    return filter.of.some(isOfSubtypes) && filter.of.every((part) => part.kind === "type" || isOfSubtypes(part));
  return filter.kind === "subtype";
}
function definingSubject(subject3, rest2) {
  const own2 = subject3.endsWith("s") && !subject3.startsWith("this ") ? `${subject3}'` : `${subject3}'s`;
  if (rest2.startsWith("power and toughness each equal to "))
    return `${own2} power and toughness are each ${rest2.slice("power and toughness each ".length)}`;
  const both4 = /^power equal to (.*) and toughness equal to (.*)$/.exec(rest2);
  if (both4 !== null) return `${own2} power is equal to ${both4[1] ?? ""} and its toughness is equal to ${both4[2] ?? ""}`;
  return `${own2} ${rest2.replace(/^base /, "").replace(" equal to ", " is equal to ").replace(/^(power and toughness) (\d)/, "$1 are $2")}`;
}
function printControl(control3, context) {
  const controller = playerGroup(control3.controller, context);
  const verb4 = control3.controller.kind === "you" ? "control" : "controls";
  const who2 = playerGroup(control3.players, context);
  return control3.scope === "searchingOwnLibrary" ? `${controller} ${verb4} ${who2} while they're searching their libraries` : `${controller} ${verb4} ${who2}`;
}
function printDuration(duration2, context) {
  switch (duration2.kind) {
    case "endOfTurn":
      return "until end of turn";
    case "endOfCombat":
      return "until end of combat";
    case "untilNextTurnOf":
      return `until ${playersPossessive(duration2.who, context)} next turn`;
    case "untilEndOfNextTurnOf":
      return `until the end of ${playersPossessive(duration2.who, context)} next turn`;
    case "untilNextEndStepOf":
      return `until ${playersPossessive(duration2.who, context)} next end step`;
    case "throughNextUntapStepOf":
      return `during ${playersPossessive(duration2.who, context)} next untap step`;
    case "whileSourceOnBattlefield":
      return `for as long as ${printSelf(context)} remains on the battlefield`;
    case "whileYouControlSource":
      return `for as long as you control ${printSelf(context)}`;
    case "untilSourceExilesAnother":
      return `until you exile another card with ${context.self.permanent}`;
    case "indefinite":
      return "";
    case "asLongAs":
      return `for as long as ${printCondition(duration2.condition, context)}`;
  }
}

// packages/oracle/src/print/nouns.ts
function shownNoun(set, context) {
  const noun2 = nounOfSet(set, context);
  return set.kind === "all" && set.zone === 2 && set.filter.kind === "any" ? { ...noun2, later: "it", pronoun: "it" } : noun2;
}
function nounOfSet(set, context) {
  switch (set.kind) {
    case "bound":
      return context.nounOf(set.name) ?? { later: "that object", many: false, player: false };
    case "all":
      return {
        later: `those ${headNoun(set.filter, context, placeOf(set.zone), true)}`,
        many: true,
        player: false,
        zone: set.zone,
        ...set.of?.kind === "you" ? { owner: "your" } : {}
      };
    case "topOfLibrary":
    case "bottomOfLibrary": {
      const severalPlayers = set.of.kind === "eachPlayer" || set.of.kind === "opponents" || set.of.kind === "otherPlayers";
      const many2 = set.count !== 1 || severalPlayers;
      return {
        later: many2 ? "those cards" : "that card",
        ...set.count === 2 && !severalPlayers ? { pair: true } : {},
        many: many2,
        player: false,
        zone: 1,
        ...set.of.kind === "you" ? { owner: "your" } : { owner: "their" }
      };
    }
    case "where":
      return { ...nounOfSet(set.from, context), many: true };
    case "minus":
      return { ...nounOfSet(set.from, context), later: "the rest" };
    case "union":
      return {
        later: set.of.every((each) => nounOfSet(each, context).zone === 1) ? "those cards" : "those objects",
        many: true,
        player: false
      };
    case "self":
      return { later: context.self.permanent, many: false, player: false };
    case "attachedTo":
      return { later: context.self.host.replace(/^\w+/, "that"), many: false, player: false };
    case "pairedWith":
      return { later: "that creature", many: false, player: false };
    case "sourceOf":
      return { later: "that permanent", many: false, player: false };
    case "attachmentsOf":
      return { later: "those permanents", many: true, player: false };
    case "exiledWithSource":
      return { later: "those cards", many: true, player: false, zone: 6 };
  }
}
function chosenNoun(effect, context) {
  const set = nounOfSet(effect.from, context);
  const many2 = effect.max !== 1;
  const head2 = set.later.replace(/^(those two|those|the rest of|that|all) /, "").replace(/^the rest$/, "cards").replace(/^the (cards|creatures|permanents) .*$/, "$1");
  const single4 = /^(the|this) /.test(set.later) ? "card" : singularHead(head2);
  const { pair: _pair, pronoun: _pronoun, ...rest2 } = set;
  return { ...rest2, later: many2 ? `those ${head2}` : `that ${single4}`, many: many2 };
}
function singularHead(head2) {
  if (head2.endsWith("ies")) return `${head2.slice(0, -3)}y`;
  return head2.endsWith("s") ? head2.slice(0, -1) : head2;
}
function pileNoun(later, piles) {
  const { zone, owner: owner2 } = piles ?? {};
  return {
    later,
    many: true,
    player: false,
    ...zone === void 0 ? {} : { zone },
    ...owner2 === void 0 ? {} : { owner: owner2 }
  };
}

// packages/oracle/src/print/subjects.ts
function withPlayers(who2, context, body3) {
  if (who2.kind === "you") {
    const before3 = context.subjectPlayer;
    context.subjectPlayer = "";
    const result3 = body3(YOU);
    context.subjectPlayer = before3;
    return result3;
  }
  const key = playerKey(who2);
  const text = context.subjectPlayer === key && context.nounOf(key) !== void 0 ? "they" : printPlayers(who2, context);
  const before2 = context.subjectPlayer;
  context.subjectPlayer = key;
  const many2 = text === "they" || /^(up to|any number of|\w+ target (players|opponents))/.test(text) || who2.kind === "union" && !text.includes(" or ");
  const result2 = body3({ text, person: many2 ? "many" : "one", key, player: true });
  context.subjectPlayer = before2;
  return result2;
}
function objectSubject(what, context) {
  const phrase2 = printObjects(what, context, "bare");
  const text = phrase2.text === "them" ? "they" : /^(creatures|permanents|artifacts|lands)$/.test(phrase2.text) ? `all ${phrase2.text}` : phrase2.text;
  return { text, person: phrase2.many ? "many" : "one", key: JSON.stringify(what) };
}

// packages/oracle/src/print/printEffectChoices.ts
function choiceClauses(effect, context) {
  switch (effect.kind) {
    case "chooseObjects":
      return [chooseObjects(effect, context)];
    case "choosePlayer":
      return [choosePlayer(effect, context)];
    case "chooseSource":
      return chooseSource(effect, context);
    case "chooseColor":
      return [named(effect.who, effect.as, "a color", "that color", context)];
    case "chooseNumber":
      return [named(effect.who, effect.as, numberRange(effect.min, effect.max, context), "that number", context)];
    case "chooseName":
      return [
        named(
          effect.who,
          effect.as,
          effect.filter.kind === "any" ? "a card name" : withDeterminer(`${nounPhrase(effect.filter, context, { place: "card", many: false })} name`),
          "the chosen name",
          context
        )
      ];
    case "chooseCreatureType":
      return [named(effect.who, effect.as, "a creature type", "the chosen type", context)];
    case "let":
      context.defer(effect.as, {
        first: (inner) => printObjects(effect.objects, inner).text,
        noun: nounOfSet(effect.objects, context)
      });
      return [];
    case "letNumber":
      context.numbers.set(effect.as, effect.value);
      return [];
    case "separate":
      return [separate(effect, context)];
    case "choosePile":
      return choosePile(effect, context);
    case "flipCoin":
      return [named(effect.who, effect.as, "a coin", "you win the flip", context, "flip")];
    case "rollDie":
      return [
        named(
          effect.who,
          effect.as,
          effect.sides === 6 ? "a six-sided die" : `a d${effect.sides}`,
          "the result",
          context,
          "roll"
        )
      ];
  }
}
function named(who2, as, what, later, context, verb4 = "choose") {
  return withPlayers(who2, context, (subject3) => {
    const won = verb4 === "flip" && subject3.person !== "you" ? "that player wins the flip" : later;
    context.bind(as, { later: won, many: false, player: true });
    return clause(subject3, verb4, what, verb4);
  });
}
function chooseSource(effect, context) {
  const noun2 = nounPhrase(effect.filter, context, { place: "permanent", many: false }).replace(/permanent$/, "source");
  const whose4 = effect.who.kind === "you" ? "your" : "that player's";
  context.defer(effect.as, {
    first: () => `${withDeterminer(noun2)} of ${whose4} choice`,
    noun: { later: "that source", many: false, player: false }
  });
  return [];
}
function numberRange(min, max, context) {
  if (min === 0 && typeof max === "number" && max >= 1e3) return "a number";
  return `a number from ${quantityValue(min, context)} to ${quantityValue(max, context)}`;
}
function chosenPhrase(effect, context, preposition = "from") {
  const { from: from2 } = effect;
  const many2 = effect.max !== 1;
  if (effect.onePerCardType === true) {
    const source2 = printObjects(from2, context).text;
    return `a card of that type from among ${source2}`;
  }
  const amount4 = amountWord(effect.min, effect.max, context);
  const random = effect.atRandom === true ? " at random" : "";
  if (from2.kind === "all") {
    const noun3 = nounPhrase(from2.filter, context, {
      place: placeOf(from2.zone),
      many: many2,
      location: location(from2.zone, from2.of, context, preposition)
    });
    return (amount4 === "one" ? withDeterminer(noun3) : `${amount4} ${noun3}`) + random;
  }
  if (from2.kind === "where") {
    const noun3 = nounPhrase(from2.filter, context, {
      place: nounOfSet(from2.from, context).zone === 4 ? "permanent" : "card",
      many: many2
    });
    const source2 = printObjects(from2.from, context).text;
    const chosen2 = amount4 === "one" ? withDeterminer(noun3) : `${amount4} ${noun3}`;
    return source2 === "it" ? `${fromIt(chosen2)}${random}` : `${chosen2} from among ${source2}${random}`;
  }
  const noun2 = from2.kind === "bound" ? context.nounOf(from2.name) : void 0;
  const source = printObjects(from2, context).text;
  if (amount4 === "one" && noun2?.pair === true && noun2.pronoun === void 0) return `one${random}`;
  if (/ pile$|^the other$/.test(source) && effect.max === 1) return `a card from ${source}${random}`;
  return `${amount4} of ${source}${random}`;
}
function fromIt(noun2) {
  const at = noun2.search(/ with(out)? /);
  return at < 0 ? `${noun2} from it` : `${noun2.slice(0, at)} from it${noun2.slice(at)}`;
}
function amountWord(min, max, context) {
  if (typeof max === "number" && max >= 1e3) return min === 0 ? "any number of" : "one or more";
  const most = typeof max === "number" ? numberWord(max) : quantityValue(max, context).replace("that much", "that many");
  return min === 0 ? `up to ${most}` : most;
}
function chooseObjects(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const phrase2 = chosenPhrase(effect, context, "in");
    context.bind(effect.as, chosenNoun(effect, context));
    if (effect.onePerCardType === true)
      return clause(subject3, "may set aside", `${phrase2} for each card type`, "chooseObjects");
    return clause(subject3, "choose", phrase2, "chooseObjects");
  });
}
function choosePlayer(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const from2 = anyOfPlayers(effect.from, context);
    context.bind(effect.as, { later: "that player", many: false, player: true });
    return clause(subject3, "choose", effect.atRandom === true ? `${from2} at random` : from2, "choosePlayer");
  });
}
function deferChoice(effect, next, context) {
  if (effect.kind === "choosePlayer" && effect.who.kind === "you" && effect.atRandom !== true && mentions(next, effect.as) && effect.from.kind === "opponents" && (next.kind === "separate" || next.kind === "choosePile")) {
    context.defer(effect.as, {
      first: (inner) => anyOfPlayers(effect.from, inner),
      noun: { later: "that player", many: false, player: true }
    });
    return { who: YOU_PLAYER, optional: false };
  }
  if (effect.kind === "choosePile" && effect.by.kind === "you" && mentions(next, effect.as)) {
    const piles = context.nounOf(effect.piles);
    if (piles?.later === THEIR_PILES) return null;
    context.defer(effect.as, { first: () => "one pile", noun: pileNoun("that pile", piles) });
    context.bind(effect.other, pileNoun("the other", piles));
    return { who: YOU_PLAYER, optional: false };
  }
  if (effect.kind !== "chooseObjects" || effect.onePerCardType === true || !actsOnItself(next, effect.as) || !choosesWhileActing(effect.who, context))
    return null;
  const optional2 = effect.min === 0 && effect.max === 1 && effect.from.kind !== "bound";
  const spoken = optional2 ? { ...effect, min: 1 } : effect;
  context.defer(effect.as, { first: (inner) => chosenPhrase(spoken, inner), noun: chosenNoun(effect, context) });
  return { who: effect.who, optional: optional2 };
}
function choosesWhileActing(who2, context) {
  return who2.kind === "you" || who2.kind === "eachPlayer" || who2.kind === "opponents" || who2.kind === "otherPlayers" || who2.kind === "bound" && context.isDeferred(who2.name);
}
var YOU_PLAYER = { kind: "you" };
function mentions(effect, name2) {
  return JSON.stringify(effect).includes(`"name":"${name2}"`);
}
function actsOnItself(effect, name2) {
  if (!("what" in effect) || typeof effect.what !== "object") return false;
  return effect.what.kind === "bound" && effect.what.name === name2;
}
function separate(effect, context) {
  if (effect.each !== void 0) return separateForEach(effect, effect.each, context);
  return withPlayers(effect.by, context, (subject3) => {
    const phrase2 = printObjects(effect.what, context).text;
    context.bind(effect.as, pileNoun("those piles", nounOfSet(effect.what, context)));
    const own2 = subject3.person === "you" && phrase2 === "them";
    return clause(
      subject3,
      "separate",
      `${phrase2 === "them" && !own2 ? "those cards" : phrase2} into two piles`,
      own2 ? "separateYou" : "separate"
    );
  });
}
function separateForEach(effect, each, context) {
  const phrase2 = printObjects(effect.what, context).text;
  const verb4 = effect.what.kind === "all" && effect.what.zone !== Zone.Battlefield ? "own" : "control";
  const own2 = playerKey(effect.by) === playerKey(each);
  const whose4 = own2 ? `they ${verb4}` : `${anyOfPlayers(each, context).replace(/^an? /, "each ")} ${verb4}s`;
  return withPlayers(effect.by, context, (subject3) => {
    context.bind(effect.as, pileNoun(THEIR_PILES, nounOfSet(effect.what, context)));
    const apart2 = own2 ? "" : " for each of those players";
    return clause(subject3, "separate", `${phrase2} ${whose4} into two piles${apart2}`, "separate");
  });
}
var THEIR_PILES = "their piles";
function choosePile(effect, context) {
  const piles = context.nounOf(effect.piles);
  const theirs = piles?.later === THEIR_PILES;
  const among3 = !theirs ? "one of those piles" : effect.by.kind === "you" ? "one of each of those players' piles" : "one of their piles";
  const text = withPlayers(effect.by, context, (subject3) => clause(subject3, "choose", among3, "choosePile"));
  context.bind(effect.other, pileNoun(theirs ? "the other piles" : "the other", piles));
  context.bind(effect.as, pileNoun(theirs ? "the chosen piles" : "that pile", piles));
  context.forgetSalient();
  return [text];
}

// packages/oracle/src/print/sequence.ts
var THEN = {
  draw: ["discard", "putBack"],
  scry: ["draw"],
  surveil: ["draw"],
  discard: ["draw"],
  shuffleZones: ["draw"],
  exile: ["return"],
  lookAt: ["putBackLooked"]
};
var AND = {
  draw: ["loseLife", "gainLife"],
  damage: ["gainLife", "loseLife", "damage"],
  loseLife: ["gainLife", "loseLife", "draw", "create"],
  gainLife: ["draw", "gainLife"],
  discard: ["loseLife"],
  reveal: ["move"],
  revealTop: ["move", "separateYou"]
};
function link(before2, after, first2) {
  if (before2.whole !== void 0 || after.whole !== void 0) return null;
  const same = before2.subject.key === after.subject.key;
  if (after.tag === "shuffle") return same ? ", then " : null;
  if (inSearch(before2) && (after.tag === "reveal" || after.tag === "move" || after.tag === "exile") && same)
    return ", ";
  if (before2.tag === "shuffle" && first2.tag === "search" && after.tag === "move" && after.verb === "put" && same)
    return " and ";
  if (before2.tag === "move" && after.tag === "moveRest") return first2.verb.startsWith("may ") ? null : " and ";
  if (same && THEN[before2.tag]?.includes(after.tag) === true) return ", then ";
  if (same && before2.subject.person === "one" && before2.subject.player === true) return " and ";
  if (AND[before2.tag]?.includes(after.tag) !== true) return null;
  if (same) return " and ";
  return (before2.tag === "damage" || before2.tag === "loseLife") && after.tag === "gainLife" ? " and " : null;
}
function inSearch(item) {
  return item.tag === "search" || item.tag === "searchReveal";
}
function joinClauses(clauses2) {
  const sentences = [];
  let group = [];
  let before2;
  for (const next of clauses2) {
    const first2 = group[0]?.item;
    const searcher = group.find(({ item: member }) => inSearch(member))?.item;
    const item = searcher === void 0 ? next : adopted(next, searcher);
    const how = before2 === void 0 || first2 === void 0 ? null : link(before2, item, first2);
    if (how === null && group.length > 0) {
      sentences.push(groupText(group));
      group = [];
    }
    group.push({ item: how === null ? next : item, link: how });
    before2 = searcher !== void 0 && item.tag === "reveal" ? { ...item, tag: "searchReveal" } : item;
  }
  if (group.length > 0) sentences.push(groupText(group));
  return mergePrevention(sentences.map(forEachFirst));
}
function forEachFirst(sentence3) {
  return sentence3.replace(/^(.*?)for each (opponent|player|other player) (?=up to one target )/, "for each $2, $1");
}
function adopted(item, first2) {
  const handled = item.tag === "move" || item.tag === "exile" || item.tag === "reveal";
  return inSearch(first2) && handled && item.whole === void 0 && item.subject.person === "you" ? { ...item, subject: first2.subject } : item;
}
function groupText(group) {
  const first2 = group[0]?.item;
  if (first2 === void 0) return "";
  const sayYou = group.some(
    ({ item, link: how }) => item.sayYou === true && item.subject.key === first2.subject.key && (how === " and " || how === null)
  );
  const chain = group.length > 2 && group.every(({ link: how }) => how === null || how === ", " || how === ", then ");
  const series2 = group.length > 2 && first2.subject.player === true && first2.subject.person === "one";
  let text = finite(sayYou ? { ...first2, sayYou: true } : first2, true);
  for (const [index, { item, link: how }] of group.entries()) {
    if (index === 0) continue;
    const last = index === group.length - 1;
    const comma = how === ", " && last && !chain ? " and " : how ?? ", ";
    const joint2 = series2 && how === " and " ? last ? ", then " : ", " : comma;
    const next = group[index + 1]?.item.rest ?? "";
    const shown2 = item.tag === "reveal" && item.rest === "them" && next.startsWith("one ") ? { ...item, rest: "those cards" } : item;
    text += joint2 + memberText(shown2, first2, sayYou, joint2);
  }
  return text;
}
function memberText(item, first2, sayYou, joint2) {
  if (item.tag === "moveRest") return item.rest;
  if (first2.tag === "search" && joint2 === " and " && item.rest.endsWith(" on top of your library"))
    return "put that card on top";
  const same = item.subject.key === first2.subject.key;
  if (!same) return finite({ ...item, sayYou: true }, false);
  if (item.tag === "damage" && first2.tag === "damage") return item.rest;
  if (item.subject.person !== "you") return predicate(item);
  return sayYou && item.sayYou === true && joint2 === " and " ? finite(item, false) : bare(item);
}
function mergePrevention(sentences) {
  const merged2 = [];
  for (const text of sentences) {
    const before2 = /^(prevent all (?:combat )?damage that would be dealt) to (.+?)( this turn)$/.exec(
      merged2[merged2.length - 1] ?? ""
    );
    const after = /^(prevent all (?:combat )?damage that would be dealt) by (.+?)( this turn)$/.exec(text);
    if (before2 !== null && after !== null && before2[1] === after[1])
      merged2[merged2.length - 1] = `${before2[1]} to and dealt by ${after[2] === "it" ? "that creature" : after[2]}${after[3]}`;
    else merged2.push(text);
  }
  return merged2;
}

// packages/oracle/src/print/printEffectBranches.ts
function branchClauses(effect, context) {
  switch (effect.kind) {
    case "sequence":
      return sequenceClauses(effect.of, context);
    case "if":
      return ifClauses(effect, context);
    case "forEachObject":
      return forEachObject(effect, context);
    case "forEachPlayer":
      return forEachPlayer(effect, context);
    case "repeat": {
      const done3 = typeof effect.times === "object" && effect.times.kind === "count" ? doneThisWay(effect.times.of, false, context) : null;
      if (done3 !== null) return [wholeClause(`for each ${done3}, ${printEffectText(effect.do, context)}`, "repeat")];
      const times4 = typeof effect.times === "number" ? `${numberWord(effect.times)} times` : `a number of times equal to ${quantityValue(effect.times, context)}`;
      return [
        wholeClause(
          `do the following ${times4.replace(/ equal to X$/, " equal to X")}: ${printEffectText(effect.do, context)}`,
          "repeat"
        )
      ];
    }
    case "may":
      return mayClauses(effect, context);
    case "mayPay":
      return mayPayClauses(effect, context);
    case "chooseEffect":
      return chooseEffect(effect, context);
  }
}
function sequenceClauses(effects, context) {
  const clauses2 = [];
  let choice2 = null;
  for (const [index, effect] of effects.entries()) {
    const next = effects[index + 1];
    const deferred = next === void 0 ? null : deferChoice(effect, next, context);
    if (deferred !== null) {
      choice2 = deferred;
      continue;
    }
    clauses2.push(
      ...choice2 === null ? effectClauses(effect, context) : chosenClauses(effect, choice2.who, choice2.optional, context)
    );
    choice2 = null;
  }
  return clauses2;
}
function chosenClauses(effect, who2, optional2, context) {
  return withPlayers(who2, context, (subject3) => {
    const [first2, ...others4] = effectClauses(effect, context);
    if (first2 === void 0) return [];
    if (first2.whole === void 0 && optional2 && first2.subject.person !== "you" && who2.kind !== "you") {
      const text = anyOfPlayers(who2, context).replace(/^an? /, "any ");
      return [{ ...first2, subject: { ...first2.subject, text }, verb: `may ${first2.verb}` }, ...others4];
    }
    if (first2.whole !== void 0 || first2.subject.person !== "you") return [first2, ...others4];
    const verb4 = optional2 ? `may ${first2.verb}` : first2.verb;
    return [{ ...first2, subject: subject3, verb: verb4, sayYou: optional2 || first2.sayYou === true }, ...others4];
  });
}
function ifClauses(effect, context) {
  const { then: offer, else: usual } = effect;
  if (usual !== void 0 && isVariation(offer, usual)) return instead(effect.condition, offer, usual, context);
  if (usual !== void 0 && offer.kind === "may" && isOfferElse(offer, usual) && isVariation(offer.do, usual))
    return instead(effect.condition, { kind: "may", who: offer.who, do: offer.do }, usual, context);
  const condition2 = printCondition(effect.condition, context);
  const sentences = printEffectSentences(effect.then, context);
  if (effect.then.kind === "reflexive" && effect.condition.kind === "exists" && effect.else === void 0)
    return wholeClauses(whenDone(effect.condition.what, sentences, context), "reflexive");
  const [first2, ...others4] = sentences;
  const clauses2 = first2 === void 0 ? [] : [wholeClause(`if ${condition2}, ${first2}`, "if"), ...others4.map((text) => wholeClause(text, "if"))];
  if (effect.else === void 0 || isOfferElse(effect.then, effect.else)) return clauses2;
  const [otherwise2, ...rest2] = printEffectSentences(effect.else, context);
  if (otherwise2 === void 0) return clauses2;
  const lead = first2 === void 0 ? `unless ${condition2}, ${otherwise2}` : `otherwise, ${otherwise2}`;
  return [...clauses2, wholeClause(lead, "if"), ...rest2.map((text) => wholeClause(text, "if"))];
}
function isOfferElse(then, otherwise2) {
  const isOffer = then.kind === "may" || then.kind === "mayPay" && then.then !== void 0;
  return isOffer && JSON.stringify(then.else) === JSON.stringify(otherwise2);
}
function whenDone(what, sentences, context) {
  const [first2 = "", ...rest2] = sentences;
  const done3 = doneThisWay(what, false, context);
  const verb4 = done3 === null ? null : / (\w+)ed this way$/.exec(done3);
  if (done3 === null || verb4 === null) return sentences;
  const noun2 = withArticle(done3.slice(0, -verb4[0].length));
  const action2 = verb4[1] === "sacrific" || verb4[1] === "exil" ? `${verb4[1]}e` : verb4[1];
  return what.kind === "bound" ? sentences : [first2.replace(/^when you do/, `when you ${action2} ${noun2} this way`), ...rest2];
}
function isVariation(then, otherwise2) {
  if (then.kind !== otherwise2.kind || then.kind === "if" || then.kind === "may" || then.kind === "mayPay") return false;
  if (then.kind !== "sequence" || otherwise2.kind !== "sequence") return true;
  return then.of.length === otherwise2.of.length && then.of.every((each, at) => each.kind === otherwise2.of[at]?.kind);
}
function instead(test, other3, usual, context) {
  const first2 = printEffectSentences(usual, context).map((text) => wholeClause(text, usual.kind));
  const condition2 = printCondition(test, context);
  const [changed3, ...rest2] = printEffectSentences(other3, context);
  const lead = rest2.length === 0 ? `if ${condition2}, ${changed3 ?? ""} instead` : `if ${condition2}, instead ${changed3 ?? ""}`;
  return [...first2, wholeClause(lead, "if"), ...rest2.map((text) => wholeClause(text, "if"))];
}
function forEachObject(effect, context) {
  let lead;
  if (effect.of.kind === "all")
    lead = `for each ${nounPhrase(effect.of.filter, context, { place: placeOf(effect.of.zone), many: false })}`;
  else {
    const text = countedObjects(effect.of, context);
    lead = `for each of ${text}`;
  }
  const head2 = /(\w+)$/.exec(lead.replace(/ (you|an opponent|your opponents|that player|they) controls?.*$/, ""))?.[1] ?? "object";
  context.bind(effect.as, {
    later: effect.of.kind === "all" ? `that ${head2}` : `that ${head2.replace(/s$/, "")}`,
    many: false,
    player: false
  });
  context.forgetSalient();
  const [first2, ...others4] = printEffectSentences(effect.do, context);
  if (first2 === void 0) return [];
  return [wholeClause(`${lead}, ${first2}`, "forEach"), ...others4.map((text) => wholeClause(text, "forEach"))];
}
function forEachPlayer(effect, context) {
  if (effect.of.kind === "you") {
    context.bind(effect.as, { later: "you", many: false, player: true });
    return effectClauses(effect.do, context);
  }
  const group = printPlayers(effect.of, context);
  context.defer(effect.as, { first: () => group, noun: { later: "that player", many: false, player: true } });
  const clauses2 = effectClauses(effect.do, context);
  if (context.takeDeferred(effect.as) === null) return clauses2;
  const [first2, ...others4] = joinClauses(clauses2);
  return first2 === void 0 ? [] : [wholeClause(`for ${group}, ${first2}`, "forEach"), ...others4.map((text) => wholeClause(text, "forEach"))];
}
function mayLead(who2, context) {
  return who2.kind === "you" ? "you may" : `${printPlayers(who2, context)} may`;
}
function ifDo(who2, positive) {
  const they = who2.kind === "you" ? "you" : "they";
  return `if ${they} ${positive ? "do" : "don't"}`;
}
function afterOffer(who2, positive, sentence3) {
  return positive && sentence3.startsWith("when you do, ") ? sentence3 : `${ifDo(who2, positive)}, ${sentence3}`;
}
function mayClauses(effect, context) {
  const lead = mayLead(effect.who, context);
  const before2 = context.subjectPlayer;
  context.subjectPlayer = effect.who.kind === "you" ? "" : playerKey(effect.who);
  const sentences = maySentences(effect, lead, context);
  context.subjectPlayer = before2;
  const otherwise2 = effect.else === void 0 ? [] : printEffectSentences(effect.else, context);
  const clauses2 = sentences.map((text) => wholeClause(text, "may"));
  const [first2, ...rest2] = otherwise2;
  if (first2 === void 0) return clauses2;
  return [
    ...clauses2,
    wholeClause(`${ifDo(effect.who, false)}, ${first2}`, "may"),
    ...rest2.map((text) => wholeClause(text, "may"))
  ];
}
function maySentences(effect, lead, context) {
  const inner = effectClauses(effect.do, context);
  const key = effect.who.kind === "you" ? '{"kind":"you"}' : playerKey(effect.who);
  const [first2, ...others4] = splitOffered(inner, key);
  if (first2 === void 0) return [];
  const offered = `${lead} ${first2}`;
  const [second, ...rest2] = others4;
  return second === void 0 ? [offered] : [offered, afterOffer(effect.who, true, second), ...rest2];
}
function splitOffered(clauses2, key) {
  const first2 = clauses2[0];
  if (first2 === void 0) return [];
  const sameSubject = clauses2.map(
    (item) => item.subject.key === key || item.subject.person === "you" ? { ...item, subject: { ...item.subject, person: "you", key: '{"kind":"you"}' }, sayYou: false } : item
  );
  const sentences = joinClauses(sameSubject);
  const lead = sentences[0] ?? "";
  const own2 = first2.whole === void 0 && (first2.subject.key === key || first2.subject.person === "you");
  if (own2) return [lead.replace(/^you /, ""), ...sentences.slice(1)];
  if (first2.whole !== void 0) return [lead.replace(/^you (may )?/, ""), ...sentences.slice(1)];
  return [
    `have ${lead.replace(`${first2.subject.text} ${thirdPerson(first2.verb)}`, `${first2.subject.text} ${bareVerb(first2)}`)}`,
    ...sentences.slice(1)
  ];
}
function bareVerb(item) {
  return bare({ ...item, rest: "" });
}
function mayPayClauses(effect, context) {
  const other3 = otherPayment(effect);
  const otherwise2 = other3 === null ? effect.else : other3.else;
  if (effect.then === void 0 && otherwise2 !== void 0) return unlessClauses(effect, other3, otherwise2, context);
  const lead = mayLead(effect.who, context);
  const cost = paidOr(effect, other3, context);
  const clauses2 = [wholeClause(`${lead} ${cost}`, "may")];
  const add = (part, positive) => {
    if (part === void 0) return;
    const [first2, ...rest2] = printEffectSentences(part, context);
    if (first2 === void 0) return;
    clauses2.push(
      wholeClause(afterOffer(effect.who, positive, first2), "may"),
      ...rest2.map((text) => wholeClause(text, "may"))
    );
  };
  add(effect.then, true);
  add(otherwise2, false);
  return clauses2;
}
function otherPayment(effect) {
  const { then, else: other3, who: who2 } = effect;
  if (other3?.kind !== "mayPay") return null;
  const same = JSON.stringify([other3.who, other3.then]) === JSON.stringify([who2, then]);
  return same && other3.else?.kind !== "mayPay" ? other3 : null;
}
function paidOr(effect, other3, context) {
  const cost = printCostAsAction(effect.cost, context);
  return other3 === null ? cost : `${cost} or ${printCostAsAction(other3.cost, context)}`;
}
function unlessClauses(effect, other3, otherwise2, context) {
  const sentences = printEffectSentences(otherwise2, context);
  const who2 = effect.who.kind === "you" ? "you" : effect.who.kind === "bound" && context.nounOf(effect.who.name)?.later === "that player" && (sentences[0] ?? "").startsWith("that player ") ? "they" : printPlayers(effect.who, context);
  const action2 = paidOr(effect, other3, context);
  const space = action2.indexOf(" ");
  const act = who2 === "you" || who2 === "they" ? action2 : `${thirdPerson(action2.slice(0, space))}${action2.slice(space)}`;
  if (otherwise2.kind === "counter")
    return wholeClauses([`${sentences[0] ?? ""} unless ${who2} ${act}`, ...sentences.slice(1)], "unless");
  if (sentences.length > 1)
    return [
      wholeClause(`${who2} may ${action2}`, "may"),
      ...wholeClauses([`${ifDo(effect.who, false)}, ${sentences[0] ?? ""}`, ...sentences.slice(1)], "may")
    ];
  return [wholeClause(`${sentences[0] ?? "nothing happens"} unless ${who2} ${act}`, "unless")];
}
function chooseEffect(effect, context) {
  const byColor = colorOfChoice(effect, context);
  if (byColor !== null) return wholeClauses(byColor, "choose");
  const [tap2, untap] = effect.options.map((option) => option.effect);
  if (tap2?.kind === "tap" && untap?.kind === "untap" && JSON.stringify(tap2.what) === JSON.stringify(untap.what))
    return [wholeClause(`tap or untap ${printObjects(tap2.what, context).text}`, "tap or untap")];
  const [head2] = effect.options;
  if (head2 !== void 0 && effect.options.map(({ label }) => label).join() === "top,bottom")
    return wholeClauses(
      printEffectSentences(head2.effect, context).map(
        (text) => text.replace(/\bon top of\b/, "on the top or bottom of")
      ),
      "choose"
    );
  const [upper, lower2] = effect.options.map((option) => option.effect);
  if (upper?.kind === "move" && lower2?.kind === "move" && upper.to.position === "top" && lower2.to.position === "bottom")
    return [
      withPlayers(effect.who, context, (subject3) => {
        const library2 = subject3.person === "you" ? "your library" : "their library";
        const text = printObjects(upper.what, context).text;
        return clause(subject3, "put", `${text} on the top or bottom of ${library2}`, "top or bottom");
      })
    ];
  const who2 = effect.who.kind === "you" ? "choose" : `${printPlayers(effect.who, context)} chooses`;
  const options = effect.options.map((option) => printEffectSentences(option.effect, context).join(", then "));
  return [wholeClause(`${who2} one: ${joinList(options, "or")}`, "choose")];
}
var COLOR_LABELS = "white blue black red green";
var LAND_LABELS = "Plains Island Swamp Mountain Forest";
function colorOfChoice(effect, context) {
  const [head2] = effect.options;
  const labels = effect.options.map((option) => option.label).join(" ");
  if (head2 === void 0 || labels !== COLOR_LABELS && labels !== LAND_LABELS) return null;
  const printed = printEffectSentences(head2.effect, context);
  const inline = printed.map(
    (sentence3) => sentence3.replace(/\b(protection from|becomes?) white\b/, "$1 the color of your choice").replace(/\b(becomes?) (a )?Plains\b/, "$1 the basic land type of your choice")
  );
  if (labels === LAND_LABELS || inline.join() !== printed.join()) return inline;
  const chooses = effect.who.kind === "you" ? "choose a color" : `${printPlayers(effect.who, context)} chooses a color`;
  return [chooses, ...printed.map(ofThatColor)];
}
function ofThatColor(sentence3) {
  return sentence3.replace(/\ban amount of \{W\}/g, "an amount of mana of that color").replace(/\{W\}/g, "one mana of that color").replace(/\bto white\b/g, "to that color").replace(/\bwhite ([a-z]+)\b/g, "$1 of that color");
}

// packages/oracle/src/print/printEffectNumbers.ts
function numberClauses(effect, context) {
  switch (effect.kind) {
    case "damage":
      return damage(effect, context);
    case "dividedCounters": {
      const amount4 = context.divided.get(effect.amounts)?.amount ?? { kind: "bound", name: effect.amounts };
      const among3 = printObjects({ kind: "bound", name: effect.targets }, context).text;
      return [
        clause(
          YOU,
          "distribute",
          `${counted(amount4, `${effect.counter} counter`, context)} among ${among3}`,
          "putCounters"
        )
      ];
    }
    case "dividedDamage": {
      const subject3 = objectSubject(effect.source ?? { kind: "self" }, context);
      const amount4 = context.divided.get(effect.amounts)?.amount ?? { kind: "bound", name: effect.amounts };
      const among3 = printObjects({ kind: "bound", name: effect.targets }, context).text;
      return [
        clause(
          subject3,
          "deal",
          `${measured(amount4, "damage", context)} divided as you choose among ${among3}`,
          "damage"
        )
      ];
    }
    case "fight": {
      const subject3 = objectSubject(effect.a, context);
      return [clause(subject3, "fight", printObjects(effect.b, context).text, "fight")];
    }
    case "gainLife":
    case "loseLife":
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(
            subject3,
            effect.kind === "gainLife" ? "gain" : "lose",
            measured(effect.amount, "life", context),
            effect.kind
          ),
          sayYou: true
        }))
      ];
    case "setLife": {
      const whose4 = effect.who.kind === "you" ? "your" : `${printPlayers(effect.who, context)}'s`;
      return [wholeClause(`${whose4} life total becomes ${quantityValue(effect.amount, context)}`, "setLife")];
    }
    case "putCounters":
      return [putCounters2(effect, context)];
    case "putCountersOf": {
      const from2 = printObjects(effect.of, context);
      const whose4 = from2.text === "it" ? "its" : possessive(from2.text);
      return [clause(YOU, "put", `${whose4} counters on ${printObjects(effect.what, context).text}`, "putCounters")];
    }
    case "removeCounters": {
      const amount4 = effect.count === "all" ? `all ${effect.counter} counters` : counted(effect.count, `${effect.counter} counter`, context);
      return [
        clause(YOU, "remove", `${amount4} from ${printObjects(effect.what, context, "each").text}`, "removeCounters")
      ];
    }
    case "playerCounters":
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(subject3, "get", energyOrCounters(effect.counter, effect.count, context), "playerCounters"),
          sayYou: true
        }))
      ];
    case "proliferate":
      return [withPlayers(effect.who, context, (subject3) => clause(subject3, "proliferate", "", "proliferate"))];
  }
}
function energyOrCounters(counter2, count2, context) {
  if (counter2 === "energy" && typeof count2 === "number") return "{E}".repeat(count2);
  return counted(count2, `${counter2} counter`, context);
}
function putCounters2(effect, context) {
  if (doubles(effect)) {
    const where = eachOf(printObjects(effect.what, context, "each"));
    return clause(YOU, "double", `the number of ${effect.counter} counters on ${where}`, "putCounters");
  }
  const amount4 = counted(effect.count, `${effect.counter} counter`, context);
  const each = / (for each|equal to) .*$/.exec(amount4);
  const what = eachOf(printObjects(effect.what, context, "each"));
  const text = each === null ? `${amount4} on ${what}` : `${amount4.slice(0, each.index)} on ${what}${each[0]}`;
  return clause(YOU, "put", text.replace(/^X (.*) on (.*) equal to/, "$1"), "putCounters");
}
function damage(effect, context) {
  const { amount: amount4 } = effect;
  const subject3 = objectSubject(effect.source ?? { kind: "self" }, context);
  if (typeof amount4 === "object" && amount4.kind === "conditional")
    return conditionalDamage(effect, amount4, subject3, context);
  return [damageClause(effect, amount4, subject3, context), ...unpreventable(effect)];
}
function unpreventable(effect) {
  return effect.unpreventable === true ? [wholeClause("the damage can't be prevented", "damageRule")] : [];
}
function damageClause(effect, amount4, subject3, context) {
  const measure2 = measured(amount4, "damage", context);
  const to = damaged(effect, context);
  context.numbers.delete(effect.as ?? "");
  return clause(subject3, "deal", words(measure2.includes(", rounded") ? `${measure2},` : measure2, "to", to), "damage");
}
function conditionalDamage(effect, amount4, subject3, context) {
  const usual = damageClause(effect, amount4.else, subject3, context);
  context.forgetSalient();
  const condition2 = printCondition(amount4.if, context);
  return [
    usual,
    wholeClause(`if ${condition2}, it deals ${measured(amount4.then, "damage", context)} instead`, "damageRule"),
    ...unpreventable(effect)
  ];
}
function damaged(effect, context) {
  const { to, players: players5 } = effect;
  if (to?.kind === "bound" && players5?.kind === "bound" && to.name === players5.name)
    return eachOf(printObjects(to, context));
  const parts = [];
  if (to !== void 0) parts.push(eachOf(printObjects(to, context, "each")));
  if (players5 !== void 0) parts.push(printPlayers(players5, context));
  return parts.join(" and ");
}
function doubles({ what, counter: counter2, count: count2 }) {
  if (typeof count2 === "number" || count2.kind !== "counters" || count2.counter !== counter2) return false;
  return JSON.stringify(count2.of) === JSON.stringify(what);
}

// packages/oracle/src/print/printToken.ts
var PREDEFINED = Object.keys(PREDEFINED_TOKENS);
function printToken(token2, context) {
  const [only] = token2.subtypes;
  if (token2.power === null && token2.subtypes.length === 1 && only !== void 0 && PREDEFINED.includes(only))
    return { noun: `${only} token`, suffix: "" };
  if (token2.subtypes.includes("Role") && token2.name !== void 0)
    return { noun: `${token2.name} Role token`, suffix: "" };
  const size3 = token2.power === null || token2.toughness === null ? "" : sizeOf(token2, context);
  const colors2 = token2.colors === 0 ? "colorless" : joinList(colorNames(token2.colors), "and");
  const legendary = ((token2.supertypes ?? 0) & Supertype.Legendary) !== 0;
  const noun2 = words(
    size3,
    supertypeNames(token2.supertypes ?? 0).filter((name3) => name3 !== "legendary").join(" "),
    colors2,
    token2.subtypes.join(" "),
    typeNames(token2.types).join(" "),
    "token"
  );
  const abilities3 = [
    ...keywordNames(token2.keywords ?? 0),
    ...(token2.abilities ?? []).map((ability) => quotedAbility(ability, tokenContext(context)))
  ];
  const withText = abilities3.length > 0 ? ` with ${joinList(abilities3, "and")}` : "";
  const name2 = token2.name === void 0 || isImpliedName(token2) ? "" : ` named ${token2.name.replace(/ Token$/, "")}`;
  return { noun: legendary ? `legendary ${noun2}` : noun2, suffix: name2 + withText };
}
function isImpliedName(token2) {
  const name2 = token2.name?.replace(/ Token$/, "");
  return name2 === token2.subtypes.join(" ");
}
function sizeOf(token2, context) {
  const show = (value2) => typeof value2 === "number" ? String(value2) : value2 === null ? "0" : typeof value2 === "object" && value2.kind === "x" ? "X" : "X";
  const text = `${show(token2.power)}/${show(token2.toughness)}`;
  return text.includes("X") && typeof token2.power === "object" && token2.power !== null && token2.power.kind !== "x" ? `X/X, where X is ${quantityValue(token2.power, context)},` : text;
}
function tokenContext(context) {
  return context.fresh({ ...context.self, permanent: "this token", host: "this token" });
}

// packages/oracle/src/print/printEffectTokens.ts
function exceptions(changes, context) {
  return changes === void 0 || changes.length === 0 ? "" : `, ${printExceptions(changes, context)}`;
}
function createTokens(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const { noun: noun2, suffix } = printToken(effect.token, context);
    const state = words(effect.tapped === true && effect.attacking !== true ? "tapped" : "");
    const described2 = words(state, noun2);
    const single4 = effect.count === 1;
    const amount4 = tokenAmount(effect.count, described2, `${described2}s`, context);
    const attacking4 = effect.attacking === true ? ` ${single4 ? "that's" : "that are"} ${effect.tapped === true ? "tapped and " : ""}attacking` : "";
    context.bind(effect.as, { later: single4 ? "that token" : "those tokens", many: !single4, player: false, zone: 4 });
    const attached2 = effect.attachedTo === void 0 ? "" : ` attached to ${printObjects(effect.attachedTo, context).text}`;
    return clause(subject3, "create", amount4.text + suffix + attacking4 + attached2 + amount4.tail, "create");
  });
}
function tokenAmount(count2, one4, many2, context) {
  if (count2 === 1) return { text: withArticle(one4), tail: "" };
  if (typeof count2 === "number") return { text: `${numberWord(count2)} ${many2}`, tail: "" };
  if (count2.kind === "x") return { text: `X ${many2}`, tail: "" };
  if (count2.kind === "bound" && !context.numbers.has(count2.name)) return { text: `that many ${many2}`, tail: "" };
  const each = forEach(count2, context);
  if (each !== null)
    return { text: each.factor === 1 ? withArticle(one4) : `${numberWord(each.factor)} ${many2}`, tail: ` ${each.text}` };
  return { text: `X ${many2}`, tail: `, where X is ${quantityValue(count2, context)}` };
}
function copySpell(effect, context) {
  const copy = withPlayers(effect.who, context, (subject3) => {
    const text = printObjects(effect.what, context).text;
    const times4 = effect.count === 1 ? "" : typeof effect.count === "number" ? effect.count === 2 ? "twice" : `${numberWord(effect.count)} times` : forEach(effect.count, context)?.text ?? `${quantityValue(effect.count, context)} times`;
    return clause(subject3, "copy", words(text, times4), "copy");
  });
  const except = effect.changes === void 0 || effect.changes.length === 0 ? [] : [
    wholeClause(
      `the copy is ${printExceptions(effect.changes, context).replace(/^except it's /, "").replace(/^except it /, "")}`,
      "copy"
    )
  ];
  if (!effect.newTargets) return [copy, ...except];
  const they = effect.who.kind === "you" ? "you may" : "that player may";
  return [
    copy,
    ...except,
    wholeClause(`${they} choose new targets for the ${effect.count === 1 ? "copy" : "copies"}`, "copy")
  ];
}

// packages/oracle/src/print/printDamageReplacement.ts
function damage2(replacement, context) {
  const kind = replacement.combat === void 0 ? "damage" : replacement.combat ? "combat damage" : "noncombat damage";
  const chosen2 = chosenSource(replacement.source, context);
  const source = replacement.source.kind === "any" || chosen2 !== null ? chosen2 : dealers(replacement, context);
  const receivers3 = damaged2(replacement, preventsAll(replacement), context);
  const { outcome: outcome2 } = replacement;
  if (outcome2.kind === "redirect") {
    const one4 = replacement.to !== null && replacement.to.kind !== "any" && receivers3 !== null;
    const by2 = chosen2 === null ? "" : ` ${chosen2} would deal`;
    const from2 = source === null || chosen2 !== null ? "" : ` by ${source}`;
    const whom = one4 || receivers3 !== null ? ` to ${receivers3}` : "";
    const much = outcome2.amount === "all" ? `all ${kind}` : `the next ${measured(outcome2.amount, "damage", context)}`;
    const said = chosen2 === null ? `that would be dealt${whom}${from2}` : `that${by2}${whom}`;
    return `${much} ${said} is dealt to ${elsewhere(outcome2, context)} instead`;
  }
  if (chosen2 !== null && outcome2.kind === "prevent" && outcome2.amount === "all") {
    const to = receivers3 === null ? "" : ` to ${receivers3}`;
    return `prevent all ${kind} ${chosen2} would deal${to}${followedBy(outcome2.then, receivers3, context)}`;
  }
  if (outcome2.kind === "prevent" && outcome2.then !== void 0) {
    const receiver = receivers3 ?? "a permanent or player";
    bindFacts(receiver, context);
    const then = printEffectText(outcome2.then, context).replace(/\.$/, "");
    const event2 = source === null ? `${kind} would be dealt to ${receiver}` : `${source} would deal ${kind} to ${receiver}`;
    return `if ${event2}, prevent that damage. ${capitalise(then)}`;
  }
  if (outcome2.kind === "prevent" && outcome2.amount !== "all" && source !== null)
    return `if ${source} would deal ${kind} to ${receivers3 ?? "a permanent or player"}, prevent ${quantityValue(outcome2.amount, context)} of that damage`;
  if (outcome2.kind === "prevent") {
    const by2 = source === null ? "" : ` by ${source}`;
    const to = receivers3 === null ? "" : ` to ${receivers3}`;
    if (outcome2.amount === "all") return `prevent all ${kind} that would be dealt${to}${by2}`;
    return `prevent the next ${measured(outcome2.amount, "damage", context).replace("damage", kind)} that would be dealt${to}${by2}`;
  }
  const subject3 = source ?? "a source";
  if (outcome2.kind === "instead") {
    const receiver = receivers3 ?? "a permanent or player";
    bindFacts(receiver, context);
    const text = printEffectText(outcome2.effect, context).replace(/\.$/, "");
    return `if ${subject3} would deal ${kind} to ${receiver}, ${text} instead`;
  }
  const event = `if ${subject3} would deal ${kind} to ${receivers3 ?? "a permanent or player"}, it deals`;
  if (outcome2.kind === "times")
    return `${event} ${times(outcome2.factor) === "twice" ? "double that damage" : outcome2.factor === 3 ? "triple that damage" : `${times(outcome2.factor)} that damage`} instead`;
  return `${event} that much ${kind === "damage" ? "damage" : kind} plus ${quantityValue(outcome2.amount, context)} instead`;
}
function elsewhere(outcome2, context) {
  const { to, players: players5 } = outcome2;
  if (to !== void 0) return printObjects(to, context).text;
  return players5 === void 0 ? "nobody" : printPlayers(players5, context);
}
function followedBy(then, receivers3, context) {
  if (then === void 0) return "";
  bindFacts(receivers3 ?? "a permanent or player", context);
  return `. ${capitalise(printEffectText(then, context).replace(/\.$/, ""))}`;
}
function chosenSource(filter, context) {
  if (filter.kind === "and") {
    const among3 = filter.of.find((part) => part.kind === "among");
    return among3 === void 0 ? null : chosenSource(among3, context);
  }
  return filter.kind === "among" && filter.what.kind === "bound" ? printObjects(filter.what, context).text : null;
}
function asSource(text) {
  return text.replace(/^(an? (?:\w+ )*?)permanent\b/, "$1source");
}
function preventsAll({ outcome: outcome2 }) {
  if (outcome2.kind === "redirect") return true;
  return outcome2.kind === "prevent" && outcome2.amount === "all" && outcome2.then === void 0;
}
function bindFacts(receiver, context) {
  context.bind(EVENT_NAMES.amount, { later: "that many", many: false, player: false });
  context.bind(EVENT_NAMES.other, { later: thatReceiver(receiver), many: false, player: false });
  context.bind(EVENT_NAMES.player, { later: receiver === "you" ? "you" : "that player", many: false, player: true });
}
function dealers(replacement, context) {
  const { source } = replacement;
  const one4 = source.kind === "isSelf" || source.kind === "among" || source.kind === "attachedToBySource";
  return preventsAll(replacement) && !one4 ? nounPhrase(source, context, { place: "permanent", many: true }) : asSource(theObject(source, "permanent", context));
}
function thatReceiver(receivers3) {
  if (receivers3 === "you" || receivers3.startsWith("this ")) return receivers3;
  return receivers3.replace(/\b(an?|each) /g, "").replace(/ (you|an opponent|your opponents) controls?/g, "").replace(/^/, "that ").replace(" or that ", " or ");
}
function damaged2(replacement, plural2, context) {
  const players5 = replacement.players === null ? null : anyOfPlayers(replacement.players, context);
  if (replacement.to === null) return players5;
  if (replacement.to.kind === "any" && replacement.players?.kind === "eachPlayer") return null;
  const { to } = replacement;
  if (to.kind === "among" && replacement.players?.kind === "bound" && to.what.kind === "bound" && to.what.name === replacement.players.name)
    return players5;
  if (plural2 && to.kind !== "among" && to.kind !== "isSelf" && to.kind !== "attachedToBySource") {
    const group = nounPhrase(to, context, { place: "permanent", many: true });
    return players5 === null ? group : `${players5} and ${group}`;
  }
  const objects3 = replacement.to.kind === "isSelf" ? nounPhrase(replacement.to, context, { place: "permanent", many: false }) : withDeterminer(nounPhrase(replacement.to, context, { place: "permanent", many: false }));
  const fixed2 = /^an? (this|it$|them$|target|another target|enchanted|equipped)/.test(objects3) ? objects3.replace(/^an? /, "") : objects3;
  return players5 === null ? fixed2 : `${players5} or ${fixed2}`;
}

// packages/oracle/src/print/printEnters.ts
function enters2(replacement, context) {
  const self = replacement.what.kind === "isSelf";
  const what = self ? theObject(replacement.what, "permanent", context) : nounPhrase(replacement.what, context, { place: "permanent", many: true });
  const enter = self ? "enters" : "enter";
  if (self && replacement.condition?.kind === "paid") {
    const paid3 = printCondition(replacement.condition, context).replace(/^(it|this spell) /, `${what} `);
    const ways2 = replacement.as.map((modification) => entersModification(modification, "it", enter, self, context));
    return `if ${paid3}, ${mergeEnters(ways2)}`;
  }
  const condition2 = replacement.condition === void 0 ? "" : conditionSuffix(replacement.condition, context);
  const texts = replacement.as.map(
    (modification, index) => entersModification(modification, index === 0 ? what : "it", index === 0 ? enter : "enters", self, context)
  );
  const merged2 = mergeEnters(texts);
  return merged2 + condition2;
}
function mergeEnters(texts) {
  const [first2, second] = texts;
  if (texts.length === 2 && first2?.endsWith(" tapped") === true && second?.startsWith("it enters with ") === true)
    return `${first2} ${second.slice("it enters ".length)}`;
  return texts.map((text, index) => index === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1)).join(". ");
}
function conditionSuffix(condition2, context) {
  return condition2.kind === "not" ? ` unless ${printCondition(condition2.of, context)}` : ` if ${printCondition(condition2, context)}`;
}
function entersModification(modification, what, enter, self, context) {
  switch (modification.kind) {
    case "tapped":
      return `${what} ${enter} tapped`;
    case "untapped":
      return `${what} ${enter} untapped`;
    case "tappedUnlessPaid":
      return `as ${what} ${enter}, you may ${printCostAsAction(modification.cost, context)}. If you don't, ${modification.cost.some((part) => part.kind === "revealFromHand") ? what : "it"} enters tapped`;
    case "counters":
      if (modification.optional !== void 0)
        return `you may have ${what} enter with ${insertOn(entersCounters(modification, self, context), self ? "it" : "them")}`;
      return `${what} ${enter} with ${insertOn(entersCounters(modification, self, context), self ? "it" : "them")}`;
    case "devour":
      return `as ${what} ${enter}, you may sacrifice any number of ${nounPhrase(modification.filter, context, { place: "permanent", many: true })}. It enters with ${quantityValue(modification.counters, context)} times that many +1/+1 counters on it`;
    case "designated":
      return `${what} ${enter} ${modification.word}`;
    case "copy": {
      const of = withDeterminer(nounPhrase(modification.of, context, { place: "permanent", many: false }));
      const except = modification.changes === void 0 || modification.changes.length === 0 ? "" : `, ${printExceptions(modification.changes, context)}`;
      const where = /graveyard/.test(of) ? "" : " on the battlefield";
      return modification.optional ? `you may have ${what} enter as a copy of ${of.replace(/^an? /, "any ")}${where}${except}` : `${what} ${enter} as a copy of ${of}${where}${except}`;
    }
    case "chooseColor":
      return `as ${what} ${enter}, choose a color${modification.except === void 0 ? "" : ` other than ${joinList(colorNames(modification.except), "or")}`}`;
    case "chooseCreatureType":
      return `as ${what} ${enter}, choose a creature type`;
    case "chooseBasicLandType":
      return `as ${what} ${enter}, choose a basic land type`;
    case "chooseName":
      return `as ${what} ${enter}, choose ${modification.filter.kind === "any" ? "a card name" : withDeterminer(`${nounPhrase(modification.filter, context, { place: "card", many: false })} name`)}`;
    case "choosePlayer":
      return `as ${what} ${enter}, choose ${anyOfPlayers(modification.from, context)}`;
    case "underControlOf":
      return `${what} ${enter} under ${modification.who.kind === "opponents" ? "the control of an opponent of your choice" : `${playersPossessive(modification.who, context)} control`}`;
    case "pay":
      return `if ${what} would enter, ${printCostAsAction(modification.cost, context)} instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard`;
  }
}
function insertOn(amount4, what) {
  const at = amount4.search(/ (for each|equal to) /);
  return at < 0 ? `${amount4} on ${what}` : `${amount4.slice(0, at)} on ${what}${amount4.slice(at)}`;
}
function entersCounters(modification, self, context) {
  const noun2 = `${modification.counter} counter`;
  return self ? counted(modification.count, noun2, context) : counted(modification.count, `additional ${noun2}`, context);
}

// packages/oracle/src/print/printReplacement.ts
function printReplacement(replacement, context) {
  switch (replacement.kind) {
    case "enters":
      return enters2(replacement, context);
    case "moves":
      return moves(replacement, context);
    case "draw": {
      const who2 = would(replacement.who, "draw a card", context);
      const condition2 = replacement.condition === void 0 ? "" : ` and ${printCondition(replacement.condition, context)}`;
      const instead4 = insteadText(replacement.instead, context);
      return replacement.optional === true ? `if ${who2}${condition2}, ${replacement.who.kind === "you" ? "you" : "they"} may instead ${instead4}` : `if ${who2}${condition2}, ${instead4} instead`;
    }
    case "drawMore": {
      const who2 = would(replacement.who, "draw one or more cards", context);
      const [they, draw2] = replacement.who.kind === "you" ? ["you", "draw"] : ["they", "draw"];
      return `if ${who2}, ${they} ${draw2} that many cards plus ${numberWord(replacement.plus)} instead`;
    }
    case "search":
      return `if ${anyOfPlayers(replacement.who, context)} would search a library, ${pronoun(replacement.who)} ${replacement.who.kind === "you" ? "search" : "searches"} the top ${counted(replacement.topOnly, "card", context, "card")} of that library instead`;
    case "find":
      return find(replacement, context);
    case "damage":
      return damage2(replacement, context);
    case "produceMana":
      return produceMana(replacement, context);
    case "gainLife":
      return gainLife(replacement, context);
    case "createTokens":
      return `if an effect would create one or more tokens under ${playersPossessive(replacement.who, context)} control, it creates ${times(replacement.times)} that many of those tokens instead`;
    case "putCounters":
      return putCounters3(replacement, context);
    case "discardByOpponent":
      return `if a spell or ability an opponent controls causes you to discard ${replacement.what.kind === "isSelf" ? context.self.card : theObject(replacement.what, "card", context)}, put it ${into(replacement.to, true)} instead of putting it into your graveyard`;
    case "skipStep":
      return replacement.who.kind === "you" ? `skip your ${stepName(replacement.step)}` : `${playerGroup(replacement.who, context)} skip their ${stepName(replacement.step)}s`;
  }
}
function times(factor) {
  return factor === 2 ? "twice" : factor === 3 ? "three times" : `${factor} times`;
}
function would(who2, action2, context) {
  const text = anyOfPlayers(who2, context);
  context.bind(EVENT_NAMES.player, { later: who2.kind === "you" ? "you" : "that player", many: false, player: true });
  return `${text} would ${action2}`;
}
function pronoun(who2) {
  return who2.kind === "you" ? "you" : "that player";
}
function theObject(filter, place3, context) {
  const noun2 = nounPhrase(filter, context, { place: place3, many: false });
  const particular = filter.kind === "isSelf" || filter.kind === "attachedToBySource" || filter.kind === "among";
  const later = particular ? noun2 : `that ${headNoun(filter, context, place3, false)}`;
  context.bind(EVENT_NAMES.object, { later, many: false, player: false });
  if (filter.kind === "isSelf") context.mentionSelf();
  return particular || noun2 === "it" || noun2.startsWith(context.self.permanent) ? noun2 : withDeterminer(noun2);
}
function insteadText(effect, context) {
  return printEffectText(effect, context).replace(/\.$/, "");
}
function into(zone, own2 = false) {
  switch (zone) {
    case Zone.Battlefield:
      return "onto the battlefield";
    case Zone.Hand:
      return own2 ? "into your hand" : "into its owner's hand";
    case Zone.Graveyard:
      return "into its owner's graveyard";
    case Zone.Library:
      return "on top of its owner's library";
    default:
      return `into ${zoneName(zone)}`;
  }
}
function moves(replacement, context) {
  const { from: from2, to, outcome: outcome2 } = replacement;
  const place3 = from2 === Zone.Battlefield || from2 === void 0 && to === Zone.Graveyard && replacement.what.kind !== "any" ? "permanent" : placeOf(from2 ?? Zone.Library);
  const general = replacement.what.kind === "any" && place3 === "card";
  const object4 = general ? "a card or token" : theObject(replacement.what, place3, context);
  if (general) context.bind(EVENT_NAMES.object, { later: "that card", many: false, player: false });
  const condition2 = replacement.condition === void 0 ? "" : ` and ${printCondition(replacement.condition, context)}`;
  const event = moveEvent(from2, to, object4, replacement.what);
  if (outcome2.kind === "instead") return `if ${event}${condition2}, ${insteadText(outcome2.effect, context)} instead`;
  return `if ${event}${condition2}, ${moveInstead(outcome2)}`;
}
function moveEvent(from2, to, object4, what) {
  if (from2 === Zone.Battlefield && to === Zone.Graveyard && (JSON.stringify(what).includes('"kind":"among"') || /creature|planeswalker/.test(object4)))
    return `${object4} would die`;
  if (from2 === Zone.Battlefield && to === void 0) return `${object4} would leave the battlefield`;
  if (to === Zone.Battlefield) return `${object4} would enter`;
  const target5 = to === void 0 ? "be moved" : to === Zone.Exile ? "be exiled" : `be put into ${graveyardOf(to, what)}`;
  const source = from2 === void 0 ? to === Zone.Graveyard ? " from anywhere" : "" : ` from ${from2 === Zone.Battlefield ? "the battlefield" : `a ${zoneName(from2)}`}`;
  return `${object4} would ${target5}${source}`;
}
function graveyardOf(zone, what) {
  const parts = what.kind === "and" ? what.of : [what];
  const owner2 = parts.find((part) => part.kind === "ownedBy");
  if (owner2?.kind === "ownedBy" && owner2.who.kind === "opponents") return `an opponent's ${zoneName(zone)}`;
  if (owner2?.kind === "ownedBy" && owner2.who.kind === "you") return `your ${zoneName(zone)}`;
  return zone === Zone.Graveyard ? "a graveyard" : `a ${zoneName(zone)}`;
}
function moveInstead(outcome2) {
  if (outcome2.zone === Zone.Exile) return "exile it instead";
  if (outcome2.zone === Zone.Library) {
    if (outcome2.shuffle === true) return "shuffle it into its owner's library instead";
    return `put it on the ${outcome2.position ?? "top"} of its owner's library instead`.replace("on the top", "on top");
  }
  if (outcome2.zone === Zone.Hand) return "return it to its owner's hand instead";
  return `put it ${into(outcome2.zone)} instead`;
}
function find(replacement, context) {
  const who2 = anyOfPlayers(replacement.by, context);
  const [they, be, their] = who2 === "you" ? ["you", "are", "your"] : ["they", "is", "their"];
  context.bind(EVENT_NAMES.player, { later: "that player", many: false, player: true });
  const lead = `while ${who2} ${be} searching ${replacement.ownLibrary ? their : "a"} library`;
  const steps2 = replacement.instead.kind === "sequence" ? replacement.instead.of : [replacement.instead];
  const [first2, ...rest2] = steps2;
  const exiles = first2?.kind === "exile" && first2.what.kind === "bound" && first2.what.name === EVENT_NAMES.object;
  if (!exiles) {
    context.bind(EVENT_NAMES.object, { later: "that card", many: false, player: false });
    return `${lead}, if ${they} would find a card, ${insteadText(replacement.instead, context)} instead`;
  }
  const cards2 = { later: "those cards", many: true, player: false, zone: Zone.Exile };
  context.bind(EVENT_NAMES.object, cards2);
  context.bind(first2.as, cards2);
  context.forgetSalient();
  const exile = `${lead}, ${they} exile each card ${they} find`;
  return rest2.length === 0 ? exile : `${exile}. ${capitalise(insteadText({ kind: "sequence", of: rest2 }, context))}`;
}
function produceMana(replacement, context) {
  const what = theObject(replacement.what, "permanent", context);
  const tapped2 = replacement.who.kind === "eachPlayer" ? `${what} is tapped for ` : `${anyOfPlayers(replacement.who, context)} ${replacement.who.kind === "you" ? "tap" : "taps"} ${what.replace(" you control", "")} for `;
  const mana2 = replacement.atLeast !== void 0 && replacement.atLeast > 1 ? `${replacement.atLeast === 2 ? "two" : replacement.atLeast} or more mana` : "mana";
  const { outcome: outcome2 } = replacement;
  if (outcome2.kind === "times")
    return `if ${tapped2}${mana2}, it produces ${times(outcome2.factor)} as much of that mana instead`;
  const symbol = manaSymbol(outcome2.type);
  return outcome2.amount === void 0 ? `if ${tapped2}${mana2}, it produces ${symbol} instead of any other type` : `if ${tapped2}${mana2}, it produces ${symbol.repeat(outcome2.amount)} instead of any other type and amount`;
}
function gainLife(replacement, context) {
  const event = would(replacement.who, "gain life", context);
  const who2 = replacement.who.kind === "you" ? "you" : "that player";
  const gain = replacement.who.kind === "you" ? "gain" : thirdPerson("gain");
  if (replacement.insteadDo !== void 0) {
    context.bind(EVENT_NAMES.amount, { later: "that much", many: false, player: false });
    return `if ${event}, ${insteadText(replacement.insteadDo, context)} instead`;
  }
  const plus = replacement.plus === void 0 ? "" : ` plus ${quantityValue(replacement.plus, context)}`;
  const amount4 = replacement.times === 0 ? "no life" : replacement.times === void 0 ? "that much life" : `${times(replacement.times)} that much life`;
  return `if ${event}, ${who2} ${gain} ${amount4}${plus} instead`;
}
function putCounters3(replacement, context) {
  const noun2 = replacement.counter === void 0 ? "counters" : `${replacement.counter} counters`;
  const what = theObject(replacement.what, "permanent", context);
  const amount4 = replacement.times === void 0 ? `that many plus ${replacement.plus === 1 ? "one" : String(replacement.plus ?? 0)}` : `${times(replacement.times)} that many`;
  if (replacement.byEffect === true)
    return `if an effect would put one or more ${noun2} on ${what}, it puts ${amount4} of those counters on it instead`;
  const kind = replacement.counter === void 0 ? "of each of those kinds of counters" : noun2;
  return `if one or more ${noun2} would be put on ${what}, ${amount4} ${kind} are put on it instead`;
}

// packages/oracle/src/print/printEffectPermanents.ts
function permanentClauses(effect, context) {
  switch (effect.kind) {
    case "tap":
    case "untap":
    case "regenerate":
    case "transform": {
      const verb4 = effect.kind === "transform" && effect.flip === true ? "flip" : effect.kind;
      return [clause(YOU, verb4, printObjects(effect.what, context).text, verb4)];
    }
    case "turnDoor": {
      const door = effect.way === "unlock" ? "a locked door" : "a door";
      const verb4 = effect.way === "unlock" ? "unlock" : "lock or unlock";
      return [clause(YOU, verb4, `${door} of ${printObjects(effect.what, context).text}`, "turnDoor")];
    }
    case "designate": {
      const subject3 = objectSubject(effect.what, context);
      if (effect.off === true)
        return [
          clause(
            subject3,
            "become",
            effect.word === "prepared" ? "unprepared" : `no longer ${effect.word}`,
            "designate"
          )
        ];
      const until2 = effect.duration === void 0 ? "" : " until end of turn";
      return [clause(subject3, "become", `${effect.word}${until2}`, "designate")];
    }
    case "designatePlayer":
      return [withPlayers(effect.who, context, (subject3) => clause(subject3, "get", effect.word, "designatePlayer"))];
    case "announce": {
      const against = effect.against === void 0 ? "" : printObjects(effect.against, context).text;
      const subject3 = effect.what === void 0 ? YOU : objectSubject(effect.what, context);
      return [clause(subject3, effect.action, against, "announce")];
    }
    case "exchangeControl": {
      const both4 = `${printObjects(effect.a, context).text} and ${printObjects(effect.b, context).text}`;
      return [clause(YOU, "exchange", words("control of", both4, printDuration(effect.duration, context)), "exchange")];
    }
    case "craft":
      return [clause(YOU, "return", "this card to the battlefield transformed", "craft")];
    case "pair":
      return [
        clause(
          YOU,
          "pair",
          `${printObjects(effect.what, context).text} with ${printObjects(effect.with, context).text}`,
          "pair"
        )
      ];
    case "payAnyEnergy":
      return [
        withPlayers(effect.who, context, (subject3) => {
          context.bind(effect.as, { later: "the amount of {E} paid this way", many: false, player: true });
          return { ...clause(subject3, "may pay", "any amount of {E}", "payAnyEnergy"), sayYou: true };
        })
      ];
    case "removeDamage":
      return [clause(YOU, "remove", `all damage marked on ${printObjects(effect.what, context).text}`, "removeDamage")];
    case "phaseOut": {
      const subject3 = objectSubject(effect.what, context);
      return [clause(subject3, "phase", "out", "phaseOut")];
    }
    case "removeFromCombat":
      return [clause(YOU, "remove", `${printObjects(effect.what, context).text} from combat`, "removeFromCombat")];
    case "attach": {
      const what = printObjects(effect.what, context).text;
      return [clause(YOU, "attach", `${what} to ${printObjects(effect.to, context).text}`, "attach")];
    }
    case "unattach":
      return [clause(YOU, "unattach", printObjects(effect.what, context).text, "unattach")];
    case "createTokens":
      return [createTokens(effect, context)];
    case "createCopies":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const of = printObjects(effect.of, context).text;
          const except = exceptions(effect.changes, context);
          const amount4 = tokenAmount(effect.count, "token", "tokens", context);
          const single4 = effect.count === 1;
          const state = words(
            effect.tapped === true && "tapped",
            effect.tapped === true && effect.attacking !== void 0 && "and",
            effect.attacking !== void 0 && (effect.attacking.kind === "opponents" ? "attacking" : `attacking ${printPlayers(effect.attacking, context)}`)
          );
          context.bind(effect.as, {
            later: single4 ? "that token" : "those tokens",
            many: !single4,
            player: false,
            zone: 4
          });
          return clause(
            subject3,
            "create",
            `${amount4.text} ${single4 ? "that's a copy" : "that are copies"} of ${of}${state === "" ? "" : ` that's ${state}`}${except}${amount4.tail}`,
            "create"
          );
        })
      ];
    case "becomeCopy": {
      const subject3 = objectSubject(effect.what, context);
      const of = printObjects(effect.of, context).text;
      return [
        clause(
          subject3,
          "become",
          words(`a copy of ${of}${exceptions(effect.changes, context)}`, printDuration(effect.duration, context)),
          "becomeCopy"
        )
      ];
    }
    case "copySpell":
      return copySpell(effect, context);
    case "changeTargets":
      if (effect.must === true)
        return [
          withPlayers(
            effect.who,
            context,
            (subject3) => clause(subject3, "change", `the target of ${printObjects(effect.what, context).text}`, "changeTargets")
          )
        ];
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(
            subject3,
            "may choose",
            `new targets for ${printObjects(effect.what, context).text}`,
            "changeTargets"
          ),
          sayYou: true
        }))
      ];
    case "apply":
      return applyClauses(effect, context);
    case "applyRule":
      return [applyRule(effect, context)];
    case "applyReplacement":
      return [applyReplacement(effect, context)];
  }
}
function applyClauses(effect, context) {
  const control3 = controlChange(effect.changes);
  const clauses2 = [];
  if (control3 !== null) {
    clauses2.push(
      withPlayers(
        control3.who,
        context,
        (subject4) => clause(
          subject4,
          "gain",
          words(`control of ${printObjects(effect.to, context).text}`, printDuration(effect.duration, context)),
          "gainControl"
        )
      )
    );
  }
  const changes = effect.changes.filter((change2) => change2 !== control3);
  if (changes.length === 1 && changes[0]?.kind === "switchPowerToughness") {
    const whose4 = possessive(printObjects(effect.to, context, "each").text);
    const lasting2 = printDuration(effect.duration, context);
    return [...clauses2, clause(YOU, "switch", words(`${whose4} power and toughness`, lasting2), "apply")];
  }
  if (control3 !== null) context.forgetSalient();
  if (changes.length === 0) return clauses2;
  const subject3 = objectSubject(effect.to, context);
  const predicates2 = printChanges(changes, { lasting: false, many: subject3.person === "many" }, context);
  const [first2, ...others4] = predicates2;
  if (first2 === void 0) return clauses2;
  const each = subject3.person === "many" && /\btarget\b/.test(subject3.text);
  const duration2 = printDuration(effect.duration, context);
  const rest2 = [first2.rest, ...others4.map(({ verb: verb4, rest: text2 }) => predicate(clause(subject3, verb4, text2, "apply")))];
  const text = joinList(rest2, "and");
  const last = /\.?"$/.test(text) && duration2 !== "" || effect.duration.kind === "untilNextTurnOf";
  if (last)
    return [
      ...clauses2,
      wholeClause(
        `${duration2}, ${words(subject3.text, predicate(clause(subject3, first2.verb, text, "apply")))}`,
        "apply"
      )
    ];
  const land = effect.changes.some((change2) => change2.kind === "addTypes" && change2.types !== 0) && effect.changes.some((change2) => change2.kind === "setPowerToughness") && / land( you control)?$/.test(subject3.text) ? [wholeClause("it's still a land", "apply")] : [];
  const said = land.length === 0 ? text : text.replace(" in addition to its other types", "");
  const placed2 = duration2 === "" ? said : insertDuration(said, duration2);
  return [
    ...clauses2,
    clause(each ? { ...subject3, text: `${subject3.text} each` } : subject3, first2.verb, placed2, "apply"),
    ...land
  ];
}
function insertDuration(text, duration2) {
  const at = text.search(/,? (for each|where X is) /);
  return at < 0 ? `${text} ${duration2}` : `${text.slice(0, at)} ${duration2}${text.slice(at)}`;
}
function nextUses(text, uses) {
  if (uses !== 1) return text;
  return text.replace(/^(\S.*?spell)s? (you|your opponents|they) cast /i, "the next $1 $2 cast ").replace(/ cost (\{)/, " costs $1").replace(/ (\S+ )?spells as though they had flash/, " the next $1spell as though it had flash");
}
function applyRule(effect, context) {
  const text = nextUses(printContinuous(effect.effect, context), effect.uses);
  const duration2 = effect.duration.kind === "endOfTurn" ? "this turn" : printDuration(effect.duration, context);
  if (/ can attack as though /.test(text))
    return wholeClause(text.replace(" can attack as though ", ` can attack ${duration2} as though `), "applyRule");
  if (text.endsWith(" as though they had flash"))
    return wholeClause(
      text.replace(/ as though they had flash$/, ` ${duration2} as though they had flash`),
      "applyRule"
    );
  if (effect.duration.kind === "throughNextUntapStepOf")
    return wholeClause(text.replace(/ untap step(s?)$/, " next untap step$1"), "applyRule");
  if (effect.duration.kind === "indefinite" && effect.effect.kind !== "change")
    return wholeClause(`${text} for the rest of the game`, "applyRule");
  const adjusted = text.replace(/ on each of (your|their) turns$/, "").replace(/(can block .*) each combat$/, "$1").replace(/( each combat)? if able$/, ` ${duration2} if able`).replace(/ each turn$/, "");
  if (adjusted !== text && adjusted.endsWith("if able")) return wholeClause(adjusted, "applyRule");
  if (effect.duration.kind === "untilNextTurnOf" && !/ can't be /.test(text))
    return wholeClause(`${duration2}, ${adjusted}`, "applyRule");
  return wholeClause(words(adjusted, duration2), "applyRule");
}
function applyReplacement(effect, context) {
  const { replacement } = effect;
  const whole = printReplacement(replacement, context);
  const end = whole.indexOf(". ");
  const text = end < 0 ? whole : whole.slice(0, end);
  const after = end < 0 ? "" : whole.slice(end);
  const duration2 = effect.duration.kind === "endOfTurn" ? "this turn" : printDuration(effect.duration, context);
  if (replacement.kind === "damage" && replacement.outcome.kind === "redirect") {
    const lasting2 = text.replace(/ is dealt to /, ` ${duration2} is dealt to `);
    const [, kind = "", event = "", rest2 = ""] = /^all (.*?damage) that (.*?) (this turn is dealt to .*)$/.exec(lasting2) ?? [];
    if (effect.uses !== 1 || kind === "") return wholeClause(lasting2, "prevent");
    const [, to = ""] = /^would be dealt(.*)$/.exec(event) ?? [];
    const what = to === "" ? event.replace(/ would deal/, ` would deal ${kind}`) : `${kind} would be dealt${to}`;
    return wholeClause(`the next time ${what} ${rest2.replace(" is dealt", ", that damage is dealt")}`, "prevent");
  }
  if (replacement.kind === "damage" && replacement.outcome.kind === "prevent") {
    const next = effect.uses === 1 ? /^prevent all (.*?damage) (.*) would deal(.*)$/.exec(text) : null;
    if (next === null)
      return wholeClause(
        /^if .*, prevent that damage$/.test(text) ? `${text.replace(/, prevent that damage$/, ` ${duration2}, prevent that damage`)}${after}` : `${words(text, duration2)}${after}`,
        "prevent"
      );
    return wholeClause(
      `the next time ${next[2] ?? ""} would deal ${next[1] ?? ""}${next[3] ?? ""} ${duration2}, prevent that damage${after}`,
      "prevent"
    );
  }
  if (effect.uses === 1)
    return wholeClause(
      text.replace(/^if (.*?) would /, (_, who2) => `the next time ${who2} would `).replace(/ would ([^,]*),/, ` would $1 ${duration2},`),
      "applyReplacement"
    );
  return wholeClause(
    words(
      text.replace(
        /^if (.*?) would ([^,]*),/,
        (_, who2, what) => `if ${who2} would ${what} ${duration2},`
      )
    ),
    "applyReplacement"
  );
}

// packages/oracle/src/print/printMana.ts
function printMana(mana2, context) {
  switch (mana2.kind) {
    case "fixed":
      return { mana: fixedMana(mana2.mana, mana2.times, context), spend: restriction(mana2.spend, context) };
    case "choice":
      return { mana: oneType(mana2.types, mana2.amount, context), spend: restriction(mana2.spend, context) };
    case "combination":
      return { mana: anyCombination(mana2.types, mana2.amount, context), spend: restriction(mana2.spend, context) };
    case "chosenColor":
      return {
        mana: `${mana2.or === void 0 ? "" : `${oneType(mana2.or, mana2.amount, context)} or `}${amountOfMana(mana2.amount, context)} of the chosen color`,
        spend: restriction(mana2.spend, context)
      };
    case "couldProduce":
      return {
        mana: `${amountOfMana(mana2.amount, context)} of any ${mana2.what} that ${could(mana2.by, context)} could produce`,
        spend: restriction(mana2.spend, context)
      };
    case "producedByEvent":
      return {
        mana: `${amountOfMana(mana2.amount, context)} of any type ${eventNoun(context)} produced`,
        spend: []
      };
    case "colorsOf": {
      const source = mana2.what === "commanderIdentity" ? "any color in your commander's color identity" : mana2.what.kind === "all" ? `any color of ${could(mana2.what, context)}` : `any of ${printObjects(mana2.what, context).text.replace(/^the cards exiled with .*/, "the exiled card")}'s colors`;
      return { mana: `${amountOfMana(mana2.amount, context)} of ${source}`, spend: restriction(mana2.spend, context) };
    }
  }
}
function could(by2, context) {
  if (by2.kind !== "all") return printObjects(by2, context).text;
  const noun2 = nounPhrase(by2.filter, context, { place: "permanent", many: false });
  return /^(this|enchanted|equipped)/.test(noun2) ? noun2 : `${/^[aeiou]/i.test(noun2) ? "an" : "a"} ${noun2}`;
}
function eventNoun(context) {
  return context.nounOf("thatObject")?.later ?? "that permanent";
}
function fixedMana(types, times4, context) {
  const symbols3 = types.map(manaSymbol).join("");
  if ((times4 === void 0 || times4 === 1) && types.length > 5 && types.every((type) => type === types[0]))
    return `${numberWord(types.length)} ${manaSymbol(types[0] ?? 0)}`;
  if (times4 === void 0 || times4 === 1) return symbols3;
  if (typeof times4 === "number")
    return types.length === 1 ? symbols3.repeat(times4) : `${symbols3} ${numberWord(times4)} times`;
  const each = forEach(times4, context);
  if (each !== null && each.factor === 1) return `${symbols3} ${each.text}`;
  if (times4.kind === "bound") return `that much ${symbols3}`;
  if (times4.kind === "x") return `X mana of ${symbols3}`;
  return `an amount of ${symbols3} equal to ${quantityValue(times4, context)}`;
}
function allColors(types) {
  return types.length === 5 && !types.includes(5);
}
function oneType(types, amount4, context) {
  const any = allColors(types) ? "any color" : types.length === 6 ? "any type" : null;
  if (any !== null)
    return amount4 === 1 ? `one mana of ${any}` : `${amountOfMana(amount4, context)} of any one ${any.slice("any ".length)}`;
  if (amount4 === 1) return joinList(types.map(manaSymbol), "or");
  if (typeof amount4 === "number")
    return joinList(
      types.map((type) => manaSymbol(type).repeat(amount4)),
      "or"
    );
  return `${amountOfMana(amount4, context)} of one of ${joinList(types.map(manaSymbol), "or")}`;
}
function anyCombination(types, amount4, context) {
  const [first2, second] = types;
  if (amount4 === 2 && types.length === 2 && first2 !== void 0 && second !== void 0) {
    const [a, b] = [manaSymbol(first2), manaSymbol(second)];
    return `${a}${a}, ${a}${b}, or ${b}${b}`;
  }
  const of = allColors(types) ? "colors" : joinList(types.map(manaSymbol), "and").replace(/ and /, types.length === 2 ? " and/or " : " and ");
  return `${amountOfMana(amount4, context)} in any combination of ${of}`;
}
function amountOfMana(amount4, context) {
  if (typeof amount4 === "number") return `${numberWord(amount4)} mana`;
  if (amount4.kind === "x") return "X mana";
  if (amount4.kind === "bound") return "that much mana";
  return `an amount of mana equal to ${quantityValue(amount4, context)}`;
}
function restriction(spend, context) {
  if (spend === void 0) return [];
  const sentences = [];
  if (spend.on !== void 0) {
    const spells = nounPhrase(spend.on, context, { place: "spell", many: true });
    const sources2 = nounPhrase(spend.on, context, { place: "permanent", many: true });
    sentences.push(
      spend.spellsOnly === false ? `Spend this mana only to cast ${spells} or activate abilities of ${sources2}` : `Spend this mana only to cast ${spells}`
    );
  } else if (spend.onCostsWithX === true) sentences.push("Spend this mana only on costs that contain {X}");
  else if (spend.spellsOnly === true) sentences.push("Spend this mana only to cast spells");
  if (spend.notOn !== void 0)
    sentences.push(
      `This mana can't be spent to cast ${nounPhrase(spend.notOn, context, { place: "spell", many: true })}`
    );
  if (spend.lasts !== void 0)
    sentences.push(`Until end of ${spend.lasts}, you don't lose this mana as steps and phases end`);
  if (spend.cantBeCountered === true) {
    if (sentences.length > 0) sentences[sentences.length - 1] += ", and that spell can't be countered";
    else sentences.push("If that mana is spent on a spell, that spell can't be countered");
  }
  if (spend.hasteFor !== void 0) {
    const spell = withDeterminer(nounPhrase(spend.hasteFor, context, { place: "spell", many: false }));
    sentences.push(`If that mana is spent on ${spell}, it gains haste until end of turn`);
  }
  return sentences;
}

// packages/oracle/src/print/printEffectPlay.ts
function playClauses(effect, context) {
  switch (effect.kind) {
    case "addMana":
      return addMana(effect, context);
    case "activateManaAbilities":
      return [
        withPlayers(
          effect.who,
          context,
          (subject3) => clause(
            subject3,
            "activate",
            `a mana ability of each ${singular(effect.of, context)}`,
            "activateManaAbilities"
          )
        )
      ];
    case "moveMana":
      return [
        withPlayers(effect.from, context, (subject3) => clause(subject3, "lose", "all unspent mana", "moveMana")),
        withPlayers(effect.to, context, (subject3) => clause(subject3, "add", "the mana lost this way", "moveMana"))
      ];
    case "permit":
      return [permit(effect, context), ...exiledAfterwards(effect)];
    case "castNow":
      return [castNow(effect, context), ...exiledAfterwards(effect)];
  }
}
function exiledAfterwards({ exileAfter, way }) {
  if (exileAfter !== true || way === "flashback") return [];
  return [wholeClause("if that spell would be put into a graveyard, exile it instead", "exileAfter")];
}
function singular(objects3, context) {
  if (objects3.kind === "all") return nounPhrase(objects3.filter, context, { place: "permanent", many: false });
  return `of ${printObjects(objects3, context).text}`;
}
function addMana(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const printed = printMana(effect.mana, context);
    const extra = effect.who.kind !== "you" && effect.mana.kind !== "producedByEvent";
    const adds = clause(
      subject3,
      "add",
      extra ? printed.mana.replace(
        /^(one mana|\{)/,
        (start) => subject3.person === "you" ? start : `an additional ${start === "one mana" ? "one mana" : start}`
      ) : printed.mana,
      "addMana"
    );
    return [adds, ...printed.spend.map((text) => wholeClause(text, "spend"))];
  });
}
function permitted(cards2, spells, context) {
  const phrase2 = printObjects(cards2, context, "bare");
  if (spells === void 0 || spells.kind === "any") {
    const text = phrase2.text === "it" ? "that card" : phrase2.text === "them" ? "those cards" : phrase2.text;
    return { text, many: phrase2.many };
  }
  const noun2 = nounPhrase(spells, context, { place: "spell", many: true });
  return {
    text: phrase2.many ? `${noun2} from among ${phrase2.text === "them" ? "those cards" : phrase2.text}` : phrase2.text,
    many: phrase2.many
  };
}
function permit(effect, context) {
  if (effect.way === "flashback" && effect.exileAfter === true) {
    const { text, many: many2 } = printObjects(effect.cards, context);
    return wholeClause(
      `${text} ${many2 ? "gain" : "gains"} flashback until end of turn. The flashback cost is equal to its mana cost`,
      "permit"
    );
  }
  return withPlayers(effect.who, context, (subject3) => {
    const cards2 = permitted(effect.cards, effect.spells, context);
    const free = effect.cost === "free" ? ` without paying ${cards2.many ? "their mana costs" : "its mana cost"}` : "";
    const alternative2 = typeof effect.cost === "object" ? ` by ${paying(printCostAsAction(effect.cost.alternative, context))} rather than paying ${cards2.many ? "their mana costs" : "its mana cost"}` : "";
    const they = effect.who.kind === "you" ? "you" : "they";
    const spell = cards2.many ? "those spells" : "that spell";
    const mana2 = effect.duration.kind === "indefinite" && !cards2.many ? `, and mana of any type can be spent to cast ${spell}` : `, and ${they} may spend mana as though it were mana of any color to cast ${effect.duration.kind === "indefinite" ? "them" : spell}`;
    const anyColor2 = effect.anyColor === true ? mana2 : "";
    const duration2 = permitDuration(effect.duration, cards2.many, context);
    const kind = cards2.many ? "" : asSpell(effect.spells, context);
    const when2 = words(effect.laterTurns === true && "on a later turn", effect.sorcerySpeed === true && "as a sorcery");
    const verb4 = `may ${effect.lands ? "play" : "cast"}`;
    return duration2 === "until end of turn" || effect.duration.kind === "untilEndOfNextTurnOf" ? wholeClause(
      `${duration2}, ${words(subject3.text, verb4, cards2.text, when2)}${free}${alternative2}${anyColor2}${kind}`,
      "permit"
    ) : {
      ...clause(
        subject3,
        verb4,
        `${words(cards2.text, when2, duration2)}${free}${alternative2}${anyColor2}${kind}`,
        "permit"
      ),
      sayYou: true
    };
  });
}
function asSpell(spells, context) {
  if (spells === void 0 || spells.kind === "any") return "";
  const noun2 = nounPhrase(spells, context, { place: "spell", many: false });
  return ` if it's ${/^[aeiou]/.test(noun2) ? "an" : "a"} ${noun2}`;
}
function paying(action2) {
  return action2.replace(/^(\w+?)e? /, (_, verb4) => `${verb4}ing `);
}
function permitDuration(duration2, many2, context) {
  if (duration2.kind === "indefinite") return `for as long as ${many2 ? "they remain" : "it remains"} exiled`;
  if (duration2.kind === "endOfTurn") return many2 ? "until end of turn" : "this turn";
  return printDuration(duration2, context);
}
function castNow(effect, context) {
  if (effect.copies === true) return castCopies(effect, context);
  return withPlayers(effect.who, context, (subject3) => {
    const text = castWhat(effect, context);
    context.bind(effect.as, { later: "the spell cast this way", many: false, player: false });
    return { ...clause(subject3, "may cast", text, "castNow"), sayYou: true };
  });
}
function castCopies(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const { text, many: many2 } = printObjects(effect.cards, context);
    const copies = many2 ? "the copies" : "the copy";
    const free = effect.free ? ` without paying ${many2 ? "their mana costs" : "its mana cost"}` : "";
    context.bind(effect.as, { later: "the spell cast this way", many: false, player: false });
    const spoken = clause(subject3, "may copy", `${text}. If you do, you may cast ${copies}${free}`, "castNow");
    return { ...spoken, sayYou: true };
  });
}
function castWhat(effect, context) {
  const phrase2 = printObjects(effect.cards, context, "bare");
  const single4 = effect.max === 1;
  const free = !effect.free ? "" : single4 ? " without paying its mana cost" : " without paying their mana costs";
  if (!phrase2.many)
    return phrase2.text + (effect.free ? " without paying its mana cost" : "") + asSpell(effect.spells, context);
  const spells = nounPhrase(effect.spells ?? { kind: "any" }, context, { place: "spell", many: !single4 });
  const among3 = phrase2.text === "them" || phrase2.text === "it" ? "among them" : phrase2.text.replace(/^cards from /, "").replace(/^(?!your hand$)/, "among ");
  if (single4) return `${/^[aeiou]/.test(spells) ? "an" : "a"} ${spells} from ${among3}${free}`;
  const most = typeof effect.max === "number" ? effect.max >= 100 ? "any number of" : `up to ${numberWord(effect.max)}` : `up to ${quantityValue(effect.max, context)}`;
  return `${most} ${spells} from ${among3}${free}`;
}

// packages/oracle/src/print/printCombatEvent.ts
function attacks2(event, context) {
  const [only, saddled, ...more2] = event.what.kind === "and" ? event.what.of : [];
  if (only?.kind === "isSelf" && saddled?.kind === "designated" && more2.length === 0)
    return `${attacks2({ ...event, what: only }, context)} while ${saddled.word}`;
  const what = one(event.what, "permanent", context);
  context.bind(EVENT_NAMES.other, { later: "the player or planeswalker it's attacking", many: false, player: true });
  return `${what} attacks${event.alone === true ? " alone" : ""}${attacked(event, context)}`;
}
function attacksTogether({ event, condition: condition2 }, context) {
  if (event.kind !== "attacks" || condition2.kind !== "compare" || condition2.op !== ">=") return null;
  const { left: left2, right } = condition2;
  if (typeof right !== "number" || typeof left2 === "number" || left2.kind !== "count" || left2.of.kind !== "all")
    return null;
  const parts = left2.of.filter.kind === "and" ? left2.of.filter.of : [];
  const counted4 = parts.filter(({ kind }) => kind !== "attacking" && kind !== "controlledBy");
  if (counted4.length === parts.length || !parts.some(({ kind }) => kind === "other")) return null;
  const others4 = nounPhrase({ kind: "and", of: counted4 }, context, { place: "permanent", many: right > 1 });
  return `${one(event.what, "permanent", context)} and at least ${numberWord(right)} ${others4} attack`;
}
function attacked({ defender, attacked: attacked2 }, context) {
  const player3 = defender === void 0 ? [] : [attackedPlayer(defender, context)];
  const permanent = attacked2 === void 0 ? [] : [withDeterminer(nounPhrase(attacked2, context, { place: "permanent", many: false }))];
  return [...player3, ...permanent].map((each, at) => at === 0 ? ` ${each}` : ` or ${each}`).join("");
}
function attackedPlayer(defender, context) {
  if (defender.kind === "opponents") return "one of your opponents";
  if (defender.kind === "mostLife") return "the player with the most life or tied for most life";
  return anyOfPlayers(defender, context);
}
function damageWord(combat2) {
  if (combat2 === void 0) return "damage";
  return combat2 ? "combat damage" : "noncombat damage";
}
function playerAttacks(event, context) {
  const who2 = subject(event.who, "attack", context);
  const noun2 = nounPhrase(withoutControl(event.what), context, { place: "permanent", many: true });
  const plain4 = event.what.kind === "any" || noun2 === "creatures" || noun2 === "permanents";
  if (event.atLeast <= 1 && plain4) return who2;
  return `${who2} with ${event.atLeast <= 1 ? "one" : numberWord(event.atLeast)} or more ${plain4 ? "creatures" : noun2}`;
}
function dealsDamage(event, context) {
  const source = event.source.kind === "any" ? "a source" : one(event.source, "permanent", context);
  const much = event.atLeast === void 0 ? "" : `${event.atLeast} or more `;
  const damage4 = `${much}${damageWord(event.combat)}`;
  context.bind(EVENT_NAMES.player, {
    later: event.players?.kind === "you" ? "you" : "that player",
    many: false,
    player: true
  });
  const players5 = event.players === null ? null : anyOfPlayers(event.players, context);
  const objects3 = event.to === null ? null : event.to.kind === "any" ? "a permanent" : other2(event.to, context);
  context.mention(EVENT_NAMES.object);
  if (event.source.kind === "isSelf") context.mentionSelf();
  if (players5 === null && objects3 === null) return `${source} deals ${damage4}`;
  if (players5 === "a player" && objects3 === "a permanent") return `${source} deals ${damage4}`;
  return `${source} deals ${damage4} to ${[players5, objects3].filter((each) => each !== null).join(" or ")}`;
}

// packages/oracle/src/print/printMoveEvent.ts
function moves2(event, context) {
  const { from: from2, to } = event;
  if (to === Zone.Battlefield && event.what.kind === "and") {
    const state = event.what.of.find((part) => part.kind === "tapped" || part.kind === "untapped");
    const rest2 = event.what.of.filter((part) => part !== state);
    const [only] = rest2;
    if (state !== void 0 && only !== void 0) {
      const what2 = rest2.length === 1 ? only : { kind: "and", of: rest2 };
      return `${moves2({ ...event, what: what2 }, context)} ${state.kind}`;
    }
  }
  const place3 = from2 === Zone.Battlefield || to === Zone.Battlefield ? "permanent" : placeOf(from2 ?? to ?? Zone.Battlefield);
  const what = one(shownOf(event), place3, context);
  if (event.what.kind === "isSelf" && to !== void 0) context.selfZone = to;
  if (event.cause === "sacrifice" && event.what.kind === "isSelf") return `you sacrifice ${what}`;
  if (event.cause !== void 0) return `${what} is ${CAUSES[event.cause]}`;
  const card = place3 === "card" && from2 !== void 0 ? zoneWithOwner(from2, event.what) : "";
  if (to === Zone.Battlefield)
    return `${what} enters${from2 === void 0 || from2 === Zone.None ? "" : ` from ${zoneWithOwner(from2, event.what)}`}`;
  if (from2 === Zone.Battlefield && to === Zone.Graveyard && zoneWithOwner(to, event.what) !== zoneOf(to))
    return `${what} is put into ${zoneWithOwner(to, event.what)} from the battlefield`;
  if (from2 === Zone.Battlefield && to === Zone.Graveyard)
    return canDie(event.what, context) ? `${what} dies` : `${what} is put into a graveyard from the battlefield`;
  if (from2 === Zone.Battlefield && to === void 0)
    return event.notTo === Zone.Graveyard ? `${what} leaves the battlefield without dying` : `${what} leaves the battlefield`;
  if (to === void 0) return `${what} leaves ${from2 === void 0 ? "its zone" : zoneWithOwner(from2, event.what)}`;
  const target5 = to === Zone.Exile ? "is exiled" : to === Zone.Hand ? "is returned to its owner's hand" : `is put into ${zoneWithOwner(to, event.what)}`;
  return `${what} ${target5}${from2 === void 0 ? to === Zone.Graveyard ? anywhere(event) : "" : ` from ${card === "" ? "the battlefield" : card}`}`;
}
function anywhere({ notFrom }) {
  return notFrom === void 0 ? " from anywhere" : ` from anywhere other than ${zoneOf(notFrom)}`;
}
var CAUSES = {
  discard: "discarded",
  sacrifice: "sacrificed",
  destroy: "destroyed",
  mill: "milled",
  surveil: "surveilled"
};
function zoneOf(zone) {
  if (zone === void 0) return "";
  return zone === Zone.Battlefield || zone === Zone.Stack || zone === Zone.Command || zone === Zone.Exile ? zoneName(zone) : `a ${zoneName(zone)}`;
}
function shownOf({ what, from: from2, to }) {
  const says = (zone) => zone !== void 0 && zoneWithOwner(zone, what) !== zoneOf(zone);
  return says(from2) || says(to) ? withoutOwner(what) : what;
}
function withoutOwner(filter) {
  const parts = filter.kind === "and" ? filter.of : [filter];
  const others4 = parts.filter((part) => part.kind !== "ownedBy");
  const [only] = others4;
  return others4.length === 1 && only !== void 0 ? only : others4.length === 0 ? { kind: "any" } : { kind: "and", of: others4 };
}
function zoneWithOwner(zone, filter) {
  const parts = filter.kind === "and" ? filter.of : [filter];
  const owner2 = parts.find((part) => part.kind === "ownedBy");
  if (owner2?.kind === "ownedBy") {
    if (owner2.who.kind === "you") return `your ${zoneName(zone)}`;
    if (owner2.who.kind === "opponents") return `an opponent's ${zoneName(zone)}`;
  }
  return zoneOf(zone);
}
function canDie(filter, context) {
  if (filter.kind === "isSelf")
    return /creature|planeswalker|Vehicle/.test(context.self.permanent) || !context.self.permanent.startsWith("this ");
  if (filter.kind === "attachedToBySource") return /creature|planeswalker/.test(context.self.host);
  const noun2 = nounPhrase(filter, context.fresh(), { place: "permanent", many: false });
  return !/\b(land|artifact|enchantment|Equipment|Aura|permanent)\b/.test(noun2) || /creature/.test(noun2);
}

// packages/oracle/src/print/printEvent.ts
function printEvent(event, context) {
  switch (event.kind) {
    case "moves": {
      const repeated2 = event.what.kind === "attachedToBySource" && context.self.host.startsWith("equipped");
      return { word: singular2(event.what) && !repeated2 ? "When" : "Whenever", text: moves2(event, context) };
    }
    case "beginningOf":
      return { word: "At", text: beginning(event.step, event.whose, context) };
    case "state":
      return { word: "When", text: printCondition(event.condition, context) };
    case "losesGame":
      return { word: "When", text: `${subject(event.who, "lose", context)} the game` };
    case "castsSpell":
      return { word: event.what.kind === "isSelf" ? "When" : "Whenever", text: castsSpell(event, context) };
    case "becomesTarget":
      return {
        word: event.what.kind === "isSelf" && event.source === void 0 ? "When" : "Whenever",
        text: becomesTarget(event, context)
      };
    case "performs": {
      const ofItself = event.what?.kind === "isSelf" && (ONCE.test(event.action) || UNLOCKS.some((word) => word === event.action));
      return { word: ofItself ? "When" : "Whenever", text: happening(event, context) };
    }
    case "anyOf":
      return several(event.of, context);
    case "while": {
      const together2 = attacksTogether(event, context);
      if (together2 !== null) return { word: "Whenever", text: together2 };
      const { word, text } = printEvent(event.event, context);
      return {
        word: word === "When" && event.event.kind !== "moves" ? "Whenever" : word,
        text: `${text} ${riderOf(event, context)}`
      };
    }
    case "firstTime": {
      const { text } = printEvent(event.event, context);
      return { word: "Whenever", text: `${text} for the first time each turn` };
    }
    default:
      return { word: "Whenever", text: happening(event, context) };
  }
}
function riderOf({ condition: condition2 }, context) {
  return timeAdverb(condition2, context) ?? `while ${printCondition(condition2, context)}`;
}
var ONCE = /^(cycle|exploit|turned face up|transform|becomes (monstrous|level \d+))$/;
function printSeveral(event, context) {
  if (event.kind === "while")
    return { word: "Whenever", text: `${printSeveral(event.event, context).text} ${riderOf(event, context)}` };
  const { text } = printEvent(event, context);
  const whole = "source" in event && event.kind === "dealsDamage" ? event.source : "what" in event ? event.what : void 0;
  const filter = event.kind === "moves" ? shownOf(event) : whole;
  if (filter === void 0) return { word: "Whenever", text: `one or more times ${text}` };
  const places = ["card", "spell", "permanent"];
  for (const place3 of places) {
    const single4 = nounPhrase(filter, context, { place: place3, many: false });
    const many2 = nounPhrase(filter, context, { place: place3, many: true });
    for (const phrase2 of [withDeterminer(single4), single4.replace(/^other /, "another ")]) {
      if (!text.includes(phrase2)) continue;
      const plural2 = text.replace(phrase2, `one or more ${many2}`);
      return { word: "Whenever", text: text.startsWith(phrase2) ? plural2.replace(SINGULAR_VERB, pluralVerb) : plural2 };
    }
  }
  return { word: "Whenever", text: `one or more times ${text}` };
}
var SINGULAR_VERB = /\b(dies|enters|leaves|deals|is|becomes|attacks|blocks)\b/;
function pluralVerb(verb4) {
  if (verb4 === "is") return "are";
  return verb4 === "dies" ? "die" : verb4.replace(/s$/, "");
}
function abilityQuality(filter, context) {
  if (filter.kind === "hasXInCost") return "with {X} in its activation cost";
  return `that is ${withDeterminer(nounPhrase(filter, context, { place: "spell", many: false }))}`;
}
function happening(event, context) {
  switch (event.kind) {
    case "attacks":
      return attacks2(event, context);
    case "playerAttacks":
      return playerAttacks(event, context);
    case "blocks": {
      const what = one(event.what, "permanent", context);
      const attacker = other2(event.attacker ?? { kind: "type", types: 4 }, context);
      context.mention(context.namesOther ? EVENT_NAMES.player : EVENT_NAMES.object);
      return event.attacker === void 0 && !context.namesOther ? `${what} blocks` : `${what} blocks ${attacker}`;
    }
    case "becomesBlocked":
      return event.by === void 0 ? `${one(event.what, "permanent", context)} becomes blocked` : `${one(event.what, "permanent", context)} becomes blocked by ${aside(event.by, event.what, context)}`;
    case "unblocked":
      return `${one(event.what, "permanent", context)} attacks and isn't blocked`;
    case "dealsDamage":
      return dealsDamage(event, context);
    case "dealtDamage":
      return `${one(event.what, "permanent", context)} is dealt ${damageWord(event.combat)}`;
    case "activatesAbility": {
      const who2 = subject(event.who, "activate", context);
      const what = event.what.kind === "any" ? "an ability" : `an ability of ${one(event.what, "permanent", context)}`;
      const which = event.ability === void 0 ? "" : ` ${abilityQuality(event.ability, context)}`;
      return `${who2} ${what}${which}${event.exceptMana && which === "" ? " that isn't a mana ability" : ""}`;
    }
    case "draws":
      return draws(event, context);
    case "discards":
      return `${subject(event.who, "discard", context)} ${one(event.what, "card", context)}`;
    case "gainsLife":
      return `${subject(event.who, "gain", context)} life`;
    case "losesLife":
      return `${subject(event.who, "lose", context)} life`;
    case "becomesTapped":
      return `${one(event.what, "permanent", context)} becomes tapped`;
    case "becomesUntapped":
      return `${one(event.what, "permanent", context)} becomes untapped`;
    case "tappedForMana":
      return tappedForMana(event, context);
    case "countersPut":
      return countersPut(event, context);
    case "lastCounterRemoved":
      return `the last ${event.counter} counter is removed from ${one(event.what, "permanent", context)}`;
    case "performs":
      return performs(event, context);
    case "chapter":
      return `lore counters put on ${context.self.permanent} bring it to chapter ${event.number}`;
    case "sacrifices":
      return `${subject(event.who, "sacrifice", context)} ${one(event.what, "permanent", context, false)}`;
    case "searchesLibrary":
      return `${subject(event.who, "search", context)} their library`.replace(/^you search their/, "you search your");
    case "shuffles":
      return subject(event.who, "shuffle", context);
    case "playsLand":
      return `${subject(event.who, "play", context)} ${one(playedLand(event.what), "permanent", context)}`;
    case "becomesAttached":
      return `${one(event.what, "permanent", context)} becomes attached to ${event.to === void 0 ? "a permanent" : aside(event.to, event.what, context)}`;
    case "scries":
      return subject(event.who, "scry", context);
  }
}
function countersPut(event, context) {
  const counters2 = `one or more ${event.counter === void 0 ? "" : `${event.counter} `}counters`;
  return event.by === void 0 ? `${counters2} are put on ${one(event.what, "permanent", context)}` : `${subject(event.by, "put", context)} ${counters2} on ${one(event.what, "permanent", context)}`;
}
function performs(event, context) {
  const verb4 = ACTION_VERBS[event.action] ?? event.action;
  if (verb4.endsWith(" this door")) return subject(event.who ?? { kind: "you" }, verb4, context);
  if (event.what === void 0) return subject(event.who ?? { kind: "eachPlayer" }, verb4, context);
  if (event.action === "transform" && event.what.kind === "isSelf")
    return `${one(event.what, "permanent", context)} transforms into ${context.self.permanent}`;
  if (/^(is|becomes) /.test(verb4)) return `${one(event.what, "permanent", context)} ${verb4}`;
  if (event.who !== void 0)
    return `${subject(event.who, verb4, context)} ${one(event.what, event.action === "copy" ? "spell" : "card", context)}`;
  const [first2 = verb4, ...rest2] = verb4.split(" ");
  return [one(event.what, "permanent", context), thirdPerson(first2), ...rest2].join(" ");
}
var ACTION_VERBS = {
  exploit: "exploit a creature",
  crew: "become crewed",
  "turned face up": "is turned face up",
  suspect: "becomes suspected",
  ...Object.fromEntries(UNLOCKS.map((action2) => [action2, "unlock this door"]))
};
function subject(who2, verb4, context) {
  const text = anyOfPlayers(who2, context);
  context.bind(EVENT_NAMES.player, { later: who2.kind === "you" ? "you" : "that player", many: false, player: true });
  return text === "you" ? `you ${verb4}` : `${text} ${thirdPerson(verb4)}`;
}
function singular2(filter) {
  return filter.kind === "isSelf" || filter.kind === "attachedToBySource" || filter.kind === "among";
}
function one(filter, place3, context, withControl = true) {
  const shown2 = withControl ? filter : withoutControl(filter);
  const noun2 = nounPhrase(shown2, context, { place: place3, many: false });
  if (singular2(filter)) {
    const isSelf3 = filter.kind === "isSelf";
    context.bind(EVENT_NAMES.object, {
      later: isSelf3 ? context.self.permanent : `that ${noun2.slice(noun2.indexOf(" ") + 1)}`,
      many: false,
      player: false
    });
    if (isSelf3) context.mentionSelf();
    return noun2;
  }
  context.bind(EVENT_NAMES.object, {
    later: `that ${headNoun(filter, context, place3, false)}`,
    many: false,
    player: false
  });
  context.bind(EVENT_NAMES.player, { later: "that player", many: false, player: true });
  context.mention(EVENT_NAMES.object);
  return startsWithSelf(noun2, context) ? noun2 : withDeterminer(noun2);
}
function startsWithSelf(noun2, context) {
  return noun2.startsWith(context.self.permanent) || noun2.startsWith("it ") || noun2.startsWith(context.self.host);
}
function aside(filter, subject3, context) {
  const text = other2(filter, context);
  context.mention(EVENT_NAMES.object);
  if (subject3.kind === "isSelf") context.mentionSelf();
  return text;
}
function other2(filter, context) {
  const noun2 = nounPhrase(filter, context, { place: "permanent", many: false });
  context.bind(EVENT_NAMES.other, {
    later: `that ${headNoun(filter, context, "permanent", false)}`,
    many: false,
    player: false
  });
  return singular2(filter) ? noun2 : withDeterminer(noun2);
}
function withoutControl(filter) {
  if (filter.kind !== "and") return filter.kind === "controlledBy" ? { kind: "any" } : filter;
  return { kind: "and", of: filter.of.filter((part) => part.kind !== "controlledBy") };
}
function castsSpell(event, context) {
  const who2 = subject(event.who, "cast", context);
  const from2 = event.from === void 0 ? event.notFrom === void 0 ? "" : ` from anywhere other than ${event.notFrom === Zone.Hand ? event.who.kind === "you" ? "your hand" : "their hand" : zoneOf(event.notFrom)}` : event.from === Zone.Hand ? ` from ${event.who.kind === "you" ? "your" : "their"} hand` : ` from ${zoneOf(event.from)}`;
  if (event.what.kind === "isSelf") {
    context.bind(EVENT_NAMES.object, { later: context.self.spell, many: false, player: false });
    return `${who2} ${context.self.spell}${from2}`;
  }
  const noun2 = nounPhrase(event.what, context, { place: "spell", many: false });
  context.bind(EVENT_NAMES.object, { later: "that spell", many: false, player: false });
  if (event.nth !== void 0)
    return `${who2} ${event.who.kind === "you" ? "your" : "their"} ${ordinalWord(event.nth)} ${noun2}${from2} each turn`;
  return `${who2} ${withDeterminer(noun2)}${from2}`;
}
function becomesTarget(event, context) {
  const { by: by2 } = event;
  const object4 = one(event.what, "permanent", context);
  const what = event.source === void 0 ? "a spell or ability" : withDeterminer(nounPhrase(event.source, context, { place: "spell", many: false }));
  context.bind(EVENT_NAMES.other, {
    later: event.source === void 0 ? "that spell or ability" : "that spell",
    many: false,
    player: false,
    zone: Zone.Stack
  });
  context.mention(EVENT_NAMES.object);
  const source = by2.kind === "opponents" ? " an opponent controls" : by2.kind === "you" ? " you control" : "";
  return `${object4} becomes the target of ${what}${source}`;
}
function draws(event, context) {
  const who2 = subject(event.who, "draw", context);
  const their = event.who.kind === "you" ? "your" : "their";
  if (event.nth !== void 0) return `${who2} ${their} ${ordinalWord(event.nth)} card each turn`;
  const them2 = event.who.kind === "you" ? "you draw" : "they draw";
  return event.exceptFirstInDrawStep === true ? `${who2} a card except the first one ${them2} in each of ${their} draw steps` : `${who2} a card`;
}
function tappedForMana(event, context) {
  const makes = event.makesChosenColor === true ? "mana of the chosen color" : event.makes === void 0 ? "" : manaMade(event.makes);
  if (event.who.kind === "eachPlayer" && (singular2(event.what) || context.passive)) {
    return `${one(event.what, "permanent", context)} is tapped for ${makes === "" ? "mana" : makes}`;
  }
  const who2 = anyOfPlayers(event.who, context);
  const what = one(event.what, "permanent", context, event.who.kind !== "you");
  context.bind(EVENT_NAMES.player, {
    later: event.who.kind === "you" ? "you" : "that player",
    many: false,
    player: true
  });
  return `${who2} ${who2 === "you" ? "tap" : "taps"} ${what} for ${makes === "" ? "mana" : makes}`;
}
function manaMade(types) {
  const names2 = [...colorNames(types & 31), ...(types & 32) !== 0 ? ["colorless"] : []];
  return names2.length === 1 && types === 32 ? "{C}" : `${names2.join(" or ")} mana`;
}
function beginning(step, whose4, context) {
  const name2 = stepName(step);
  context.additionalDraws = step === Step.Draw;
  context.bind(EVENT_NAMES.player, { later: whose4.kind === "you" ? "you" : "that player", many: false, player: true });
  if (step === Step.BeginCombat) {
    if (whose4.kind === "eachPlayer") return "the beginning of each combat";
    return `the beginning of combat on ${whose4.kind === "opponents" ? "each opponent's" : playersPossessive(whose4, context)} turn`;
  }
  if (step === Step.EndCombat) return "end of combat";
  if (whose4.kind === "eachPlayer")
    return `the beginning of ${context.namesPlayer || step !== Step.EndTurn && step !== Step.Upkeep ? "each player's" : "each"} ${name2}`;
  if (whose4.kind === "otherPlayers") return `the beginning of each other player's ${name2}`;
  return `the beginning of ${playersPossessive(whose4, context)} ${name2}`;
}
function several(events, context) {
  const printed = events.map((each) => {
    context.forgetSalient();
    return printEvent(each, context);
  });
  const first2 = printed[0];
  if (first2 === void 0) return { word: "Whenever", text: "nothing happens" };
  const texts = printed.map((each) => each.text);
  const share = sharedStart(texts);
  const copied = castsOrCopies(events, texts);
  if (copied !== null) return { word: "Whenever", text: copied };
  const [blocks, blocked] = events;
  const [, by2] = texts[1]?.split("becomes blocked by") ?? [];
  if (share !== "" && blocks?.kind === "blocks" && blocked?.kind === "becomesBlocked" && by2 !== void 0)
    return { word: "Whenever", text: `${share}blocks or becomes blocked by${by2}` };
  const text = share === "" ? texts.map((each, index) => index > 0 && each.startsWith("the beginning") ? `at ${each}` : each).join(" or ") : texts.map((each, index) => index === 0 ? each : each.slice(share.length)).join(" or ");
  const repeated2 = printed.some((each) => each.word === "Whenever");
  return { word: first2.word === "At" ? "At" : repeated2 ? "Whenever" : "When", text };
}
function castsOrCopies([cast, copy, ...more2], [text = ""]) {
  const both4 = cast?.kind === "castsSpell" && copy?.kind === "performs" && copy.action === "copy" && more2.length === 0;
  return both4 ? text.replace(" cast ", " cast or copy ") : null;
}
function sharedStart(texts) {
  const verbs = / (enters|dies|attacks|blocks|deals|leaves|becomes|is|cast|casts|draw|draws)\b/;
  const subjects = texts.map((text) => {
    const at = text.search(verbs);
    return at < 0 ? "" : text.slice(0, at + 1);
  });
  const first2 = subjects[0] ?? "";
  if (texts.every((text) => text.startsWith("you "))) return "you ";
  return first2 !== "" && subjects.every((each) => each === first2) ? first2 : "";
}
function playedLand(what) {
  const land = { kind: "type", types: CardType.Land };
  if (what.kind === "any") return land;
  return what.kind === "other" ? { kind: "and", of: [what, land] } : what;
}

// packages/oracle/src/print/printEffectTurns.ts
function turnClauses(effect, context) {
  switch (effect.kind) {
    case "delayed":
      return delayed(effect, context);
    case "reflexive":
      return reflexive(effect, context);
    case "controlNextTurn": {
      const player3 = printPlayers(effect.player, context);
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(
            subject3,
            "control",
            `${player3} during ${player3.startsWith("target") ? "that player" : player3}'s next turn`.replace(
              "you's",
              "your"
            ),
            "controlNextTurn"
          ),
          sayYou: true
        }))
      ];
    }
    case "extraTurn":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const { afterNextTurnOf: whose4 } = effect;
          const which = whose4 === void 0 ? "this one" : `${playersPossessive(whose4, context)} next turn`;
          return clause(subject3, "take", `an extra turn after ${which}`, "extraTurn");
        })
      ];
    case "extraCombat":
      return [
        wholeClause(
          `after this ${effect.main ? "main phase" : "phase"}, there is an additional combat phase${effect.main ? " followed by an additional main phase" : ""}`,
          "extraCombat"
        )
      ];
    case "extraBeginning":
      return [wholeClause("there is an additional beginning phase after this phase", "extraBeginning")];
    case "endTurn":
      return [clause(YOU, "end", "the turn", "endTurn")];
    case "skipNext":
      return [
        withPlayers(
          effect.who,
          context,
          (subject3) => clause(
            subject3,
            "skip",
            `${subject3.person === "you" ? "your" : "their"} next ${effect.step === "turn" ? "turn" : stepName(effect.step)}`,
            "skipNext"
          )
        )
      ];
    case "winGame":
    case "loseGame":
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(subject3, effect.kind === "winGame" ? "win" : "lose", "the game", effect.kind),
          sayYou: true
        }))
      ];
    case "becomeMonarch":
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(subject3, "become", "the monarch", "becomeMonarch"),
          sayYou: true
        }))
      ];
    case "venture":
      return [
        withPlayers(
          effect.who,
          context,
          (subject3) => clause(subject3, "venture", effect.undercity === true ? "into Undercity" : "into the dungeon", "venture")
        )
      ];
    case "takeInitiative":
      return [
        withPlayers(effect.who, context, (subject3) => ({
          ...clause(subject3, "take", "the initiative", "takeInitiative"),
          sayYou: true
        }))
      ];
    case "becomeDayOrNight":
      return [wholeClause(`it becomes ${effect.which}`, "becomeDayOrNight")];
    case "increaseSpeed":
      return [wholeClause(`${playersPossessive(effect.who, context)} speed increases by 1`, "increaseSpeed")];
    case "emblem":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const inner = effect.abilities.map(
            (ability) => `"${printAbility(ability, context.fresh({ ...context.self, permanent: "this emblem" }))}"`
          );
          return { ...clause(subject3, "get", `an emblem with ${joinList(inner, "and")}`, "emblem"), sayYou: true };
        })
      ];
  }
}
function delayed(effect, context) {
  const when2 = delayedTime(effect, context);
  context.addTargets(effect.targets ?? []);
  const lead = when2 ?? eventLead(effect, context);
  const sentences = printEffectSentences(effect.effect, context);
  const [first2, ...rest2] = sentences;
  if (first2 === void 0) return [];
  if (when2 !== null && rest2.length === 0 && !/ (if|unless) /.test(first2) && !first2.startsWith("you may"))
    return [wholeClause(`${first2} ${when2}`, "delayed")];
  return [wholeClause(`${lead}, ${first2}`, "delayed"), ...rest2.map((text) => wholeClause(text, "delayed"))];
}
function eventLead(effect, context) {
  const { word, text } = printEvent(effect.event, context);
  const chosen2 = word === "At" ? "at" : effect.once ? "when" : "whenever";
  const { duration: duration2 } = effect;
  const condition2 = effect.condition === void 0 ? "" : `, if ${printCondition(effect.condition, context)}`;
  if (duration2 === void 0) return `${chosen2} ${text}${condition2}`;
  return duration2.kind === "endOfTurn" ? `${chosen2} ${text} this turn${condition2}` : `${printDuration(duration2, context)}, ${chosen2} ${text}${condition2}`;
}
function delayedTime(effect, context) {
  const { event } = effect;
  if (!effect.once || effect.condition !== void 0 || event.kind !== "beginningOf") return null;
  if (effect.laterTurn === true && event.whose.kind === "eachPlayer")
    return `at the beginning of the next turn's ${stepName(event.step)}`;
  if (event.step === Step.EndCombat) return "at end of combat";
  if (event.step === Step.Cleanup) return "at the beginning of the next cleanup step";
  const whose4 = event.whose.kind === "eachPlayer" ? "the" : event.whose.kind === "you" ? "your" : possessive(printPlayers(event.whose, context));
  return `at the beginning of ${whose4} next ${stepName(event.step)}`;
}
function reflexive(effect, context) {
  const { ability } = effect;
  if (ability.kind !== "triggered" || ability.modes !== void 0) {
    const text = printAbility(ability, context).replace(/^(When|Whenever|At) [^,]*, /, "").replace(/\.$/, "").replace(/^./, (letter) => letter.toLowerCase());
    return [wholeClause(`when you do, ${text}`, "reflexive")];
  }
  context.addTargets(ability.targets);
  const so = ability.condition === void 0 ? "" : `if ${printCondition(ability.condition, context)}, `;
  const [first2 = "", ...rest2] = printEffectSentences(ability.effect, context);
  return [
    wholeClause(`when you do, ${so}${first2}`, "reflexive"),
    ...rest2.map((text) => wholeClause(text, "reflexive"))
  ];
}

// packages/oracle/src/print/destination.ts
function originOf(what, context, many2) {
  const unknown = many2 ? "their owners'" : "its owner's";
  switch (what.kind) {
    case "self":
      if (context.selfZone !== null)
        return { zone: context.selfZone, owner: context.selfIsCard ? "your" : unknown, many: many2 };
      return {
        zone: context.selfIsCard ? Zone.Graveyard : Zone.Battlefield,
        owner: context.selfIsCard ? "your" : unknown,
        many: many2
      };
    case "bound": {
      const noun2 = context.nounOf(what.name);
      if (noun2?.later === context.self.permanent && context.selfZone !== null)
        return { zone: context.selfZone, owner: unknown, many: many2 };
      return { zone: noun2?.zone ?? null, owner: noun2?.owner ?? unknown, many: many2 };
    }
    case "all":
      return { zone: what.zone, owner: what.of === void 0 ? unknown : ownerWord(what.of, context), many: many2 };
    case "topOfLibrary":
    case "bottomOfLibrary":
      return { zone: Zone.Library, owner: ownerWord(what.of, context), many: many2 };
    case "minus":
    case "where":
      return originOf(what.from, context, many2);
    case "union":
      return what.of[0] === void 0 ? { zone: null, owner: unknown, many: many2 } : originOf(what.of[0], context, many2);
    case "exiledWithSource":
      return { zone: Zone.Exile, owner: unknown, many: many2 };
    case "attachedTo":
    case "pairedWith":
    case "sourceOf":
    case "attachmentsOf":
      return { zone: Zone.Battlefield, owner: unknown, many: many2 };
  }
}
function ownerWord(of, context) {
  if (of.kind === "you") return "your";
  if (of.kind === "eachPlayer") return "their owners'";
  return of.kind === "bound" || of.kind === "opponents" ? "their" : playersPossessive(of, context);
}
function moveVerb(to, origin2) {
  if (to.zone === Zone.Library && to.shuffle === true) return "shuffle";
  if (to.zone === Zone.Hand)
    return origin2.zone === Zone.Battlefield || origin2.zone === Zone.Graveyard || origin2.zone === Zone.Exile || origin2.zone === Zone.Stack ? "return" : "put";
  if (to.zone !== Zone.Battlefield) return "put";
  if (origin2.zone === Zone.Graveyard)
    return to.controller?.kind === "you" && origin2.owner !== "your" ? "put" : "return";
  return origin2.zone === Zone.Exile || origin2.zone === Zone.Battlefield ? "return" : "put";
}
function printDestination(to, verb4, origin2, context) {
  switch (to.zone) {
    case Zone.Hand:
      return verb4 === "return" ? `to ${origin2.owner} hand${handPlural(origin2)}` : `into ${origin2.owner} hand${handPlural(origin2)}`;
    case Zone.Graveyard:
      return `into ${origin2.owner} graveyard${handPlural(origin2)}`;
    case Zone.Library:
      return library(to, verb4, origin2);
    case Zone.Battlefield:
      return battlefield(to, verb4, origin2, context);
    case Zone.Exile:
      return "into exile";
    case Zone.Command:
      return "into the command zone";
    case Zone.Stack:
      return "onto the stack";
    case Zone.None:
      return "out of the game";
  }
}
function handPlural(origin2) {
  return origin2.owner === "their owners'" ? "s" : "";
}
function library(to, verb4, origin2) {
  const libraries = origin2.owner === "their owners'" ? "libraries" : "library";
  if (verb4 === "shuffle") return `into ${origin2.owner} ${libraries}`;
  const order = !origin2.many ? "" : to.randomOrder === true ? " in a random order" : to.orderedBy !== void 0 ? " in any order" : "";
  const place3 = origin2.owner === "your" || origin2.owner === "their" ? `${origin2.owner} ${libraries}` : `${origin2.owner} ${libraries}`;
  const position = to.position ?? "top";
  if (typeof position === "object") return `into ${place3} ${ordinalWord(position.nth)} from the top`;
  return position === "top" ? `on top of ${place3}${order}` : `on the bottom of ${place3}${order}`;
}
function battlefield(to, verb4, origin2, context) {
  let text = verb4 === "return" ? "to the battlefield" : "onto the battlefield";
  if (to.faceDown !== void 0) text += " face down";
  if (to.transformed === true) text += " transformed";
  if (to.tapped === true) text += to.attacking === true ? " tapped and attacking" : " tapped";
  else if (to.attacking === true || to.attackingLike !== void 0) text += " attacking";
  if (to.controller !== void 0 && !(to.controller.kind === "you" && origin2.owner === "your"))
    text += ` under ${playersPossessive(to.controller, context)} control`;
  else if (to.controller === void 0 && origin2.owner !== "your" && verb4 === "return" && origin2.zone !== Zone.Graveyard)
    text += ` under ${origin2.owner} control`;
  if (to.counters !== void 0)
    text += ` with ${counted(to.counters.count, `${to.counters.counter} counter`, context)} on ${origin2.many ? "them" : "it"}`;
  if (to.attachedTo !== void 0) text += ` attached to ${printObjects(to.attachedTo, context).text}`;
  return text;
}

// packages/oracle/src/print/printMove.ts
function isRest(what, text) {
  return text === "the rest" || text === "the other" || what.kind === "bound" && text === "the other";
}
function moveClause(effect, context) {
  const whole = shuffleZones(effect, context);
  if (whole !== null) return whole;
  const phrase2 = printObjects(effect.what, context);
  const origin2 = originOf(effect.what, context, phrase2.many && phrase2.text !== "the other" ? true : phrase2.many);
  const verb4 = moveVerb(effect.to, origin2);
  const fromGraveyard4 = effect.what.kind === "self" && context.selfIsCard && origin2.zone === Zone.Graveyard && phrase2.text === context.self.card;
  const spoken = phrase2.text === "all cards from your hand" ? "your hand" : phrase2.text;
  const where = printDestination(effect.to, verb4, origin2, context);
  const looked = origin2.zone === Zone.Library && phrase2.text === "them" && effect.to.zone === Zone.Library && effect.to.position === "top" && effect.to.orderedBy !== void 0;
  if (looked) return clause(YOU, "put", "them back in any order", "putBackLooked");
  const tag = isRest(effect.what, phrase2.text) ? "moveRest" : verb4 === "return" ? "return" : origin2.zone === Zone.Hand && effect.to.zone === Zone.Library ? "putBack" : "move";
  rebind(effect.what, effect.as, phrase2.many, effect.to.zone, context);
  return clause(YOU, verb4, `${spoken}${fromGraveyard4 ? " from your graveyard" : ""} ${where}`, tag);
}
function rebind(what, as, many2, zone, context) {
  const name2 = as ?? (what.kind === "bound" ? what.name : void 0);
  if (name2 === void 0) return;
  const before2 = what.kind === "bound" ? context.nounOf(what.name) : void 0;
  const head2 = zone === Zone.Battlefield ? many2 ? "those permanents" : "that permanent" : many2 ? "those cards" : "that card";
  const later = zone === Zone.Battlefield && before2 !== void 0 && !/card/.test(before2.later) ? before2.later : head2;
  const owner2 = before2?.owner === void 0 ? {} : { owner: before2.owner };
  context.bind(name2, { later, many: many2, player: false, zone, ...owner2 });
}
function wholeZones(what, context) {
  const parts = what.kind === "union" ? what.of : [what];
  const zones = [];
  let owner2 = null;
  for (const part of parts) {
    if (part.kind !== "all" || part.filter.kind !== "any" || part.zone !== Zone.Hand && part.zone !== Zone.Graveyard)
      return null;
    if (part.of !== void 0 && owner2 !== null && JSON.stringify(owner2) !== JSON.stringify(part.of)) return null;
    owner2 = part.of ?? { kind: "eachPlayer" };
    zones.push(zoneName(part.zone));
  }
  if (owner2 === null) return null;
  if (owner2.kind === "eachPlayer")
    return zones.length === 1 ? `all ${zones[0]}s` : `all ${zones.map((name2) => `${name2}s`).join(" and ")}`;
  return `${playersPossessive(owner2, context)} ${zones.join(" and ")}`;
}
function shuffleZones(effect, context) {
  if (effect.to.zone !== Zone.Library || effect.to.shuffle !== true) return null;
  const first2 = effect.what.kind === "union" ? effect.what.of[0] : effect.what;
  if (first2?.kind !== "all" || first2.of === void 0) return null;
  return withPlayers(first2.of, context, (subject3) => {
    const zones = wholeZones(effect.what, context);
    if (zones === null) return null;
    const their = subject3.person === "you" ? "your" : "their";
    return clause(
      subject3,
      "shuffle",
      `${zones.replace(/^all hands and graveyards$/, "their hand and graveyard").replace(/^all graveyards$/, "their graveyard").replace(/^all hands$/, "their hand")} into ${their} library`,
      "shuffleZones"
    );
  });
}
function exileClause(effect, context) {
  const zones = wholeZones(effect.what, context);
  const phrase2 = zones === null ? printObjects(effect.what, context) : { text: zones, many: true };
  const until2 = effect.until === void 0 ? "" : effect.until.kind === "whileSourceOnBattlefield" ? `until ${selfText(context)} leaves the battlefield` : printDuration(effect.until, context);
  rebind(effect.what, effect.as, phrase2.many, Zone.Exile, context);
  return clause(YOU, "exile", words(phrase2.text, effect.faceDown === true ? "face down" : "", until2), "exile");
}
function selfText(context) {
  return context.self.permanent;
}

// packages/oracle/src/print/printSearch.ts
function chosenFirst(libraries, context) {
  if (libraries.kind !== "ownerOf" && libraries.kind !== "controllerOf") return [];
  const { what } = libraries;
  if (what.kind !== "bound" || !context.isUnmentioned(what.name)) return [];
  return [clause(YOU, "choose", printObjects(what, context, "all", "in").text, "chooseTarget")];
}
function search(effect, context) {
  const chosen2 = chosenFirst(effect.libraries, context);
  return withPlayers(effect.who, context, (subject3) => {
    const own2 = subject3.key === JSON.stringify(effect.libraries);
    const whose4 = own2 ? subject3.person === "you" ? "your" : "their" : playersPossessive(effect.libraries, context);
    const zones = [...(effect.zones ?? []).map(zoneName).filter((name2) => name2 !== "library"), "library"];
    const inOrder = effect.someZones === true ? ["library", "graveyard", "hand"] : ["graveyard", "hand", "library"];
    const order = inOrder.filter((name2) => zones.includes(name2));
    const place3 = effect.each === true && !own2 ? `${whose4} library` : `${whose4} ${order.length > 1 ? joinSearch(order) : "library"}`;
    const many2 = effect.max !== 1 || effect.each === true;
    const noun2 = nounPhrase(effect.filter, context, { place: "card", many: effect.max !== 1 });
    const differing = effect.differentNames === true ? " with different names" : "";
    const owner2 = own2 ? whose4 : effect.libraries.kind === "you" ? "your" : "their";
    context.bind(effect.as, {
      later: many2 ? "those cards" : "that card",
      many: many2,
      player: false,
      zone: Zone.Library,
      owner: owner2,
      ...effect.max === 2 ? { pair: true } : {}
    });
    if (effect.filter.kind === "any" && !many2 && effect.reveal !== true) context.forgetSalient();
    if (effect.searchedAs !== void 0) {
      const searches = `${subject3.text} ${subject3.person === "you" ? "search" : "searches"} ${whose4} library this way`;
      context.bind(effect.searchedAs, { later: searches, many: false, player: true });
    }
    const verb4 = clause(
      subject3,
      "search",
      `${place3} for ${searched(effect.min, effect.max, noun2, context)}${differing}`,
      "search"
    );
    const reveal3 = clause(subject3, "reveal", many2 ? "them" : "it", "reveal");
    return effect.reveal === true ? [...chosen2, verb4, reveal3] : [...chosen2, verb4];
  });
}
function joinSearch(zones) {
  return zones.length === 2 ? joinList(zones, "and").replace(" and ", " and/or ") : zones.length === 3 ? `${zones[0]}, ${zones[1]}, and ${zones[2]}` : joinList(zones, "and");
}
function searched(min, max, noun2, context) {
  if (max === 1) return withDeterminer(noun2);
  if (typeof max === "number") {
    if (max >= 50) return `any number of ${noun2}`;
    return min === max ? `${numberWord(max)} ${noun2}` : `up to ${numberWord(max)} ${noun2}`;
  }
  const most = quantityValue(max, context);
  if (most === "X") return min === 0 ? `up to X ${noun2}` : `X ${noun2}`;
  return most === "that much" ? `${min === 0 ? "up to " : ""}that many ${noun2}` : `up to a number of ${noun2} equal to ${most}`;
}
function reveal(effect, context) {
  const { what } = effect;
  const owner2 = what.kind === "topOfLibrary" ? what.of : what.kind === "all" && (what.zone === Zone.Hand || what.zone === Zone.Library) ? what.of : void 0;
  if (owner2 === void 0) {
    const phrase2 = printObjects(what, context);
    context.bind(effect.as, { ...nounOfSet(what, context), many: phrase2.many });
    return clause(YOU, "reveal", phrase2.text, "reveal");
  }
  return withPlayers(owner2, context, (subject3) => {
    const whole = what.kind === "all" && what.filter.kind === "any";
    const text = whole && what.kind === "all" ? `${subject3.person === "you" ? "your" : "their"} ${zoneName(what.zone)}` : printObjects(what, context).text;
    shown(what, effect.as, context);
    return clause(subject3, "reveal", text, "revealTop");
  });
}
function shown(what, as, context) {
  const noun2 = shownNoun(what, context);
  context.bind(as, noun2);
  if (!noun2.many) context.forgetSalient();
}
function lookedAt(what, context) {
  if (what.kind === "all" && what.filter.kind === "any" && what.of !== void 0 && what.zone !== Zone.Battlefield)
    return `${playersPossessive(what.of, context)} ${zoneName(what.zone)}`;
  return printObjects(what, context).text;
}

// packages/oracle/src/print/printEffectZones.ts
function zoneClauses(effect, context) {
  switch (effect.kind) {
    case "draw":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const noun2 = context.additionalDraws ? "additional card" : "card";
          const text = counted(effect.count, noun2, context).replace(/^a number of cards equal/, "cards equal");
          context.bind(effect.as, cardNoun(effect.count, Zone.Hand, "your"));
          return clause(subject3, "draw", text, "draw");
        })
      ];
    case "discard":
      return discard(effect, context);
    case "mill":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const text = counted(effect.count, "card", context);
          context.bind(effect.as, cardNoun(effect.count, Zone.Graveyard, subject3.person === "you" ? "your" : "their"));
          return clause(subject3, "mill", text, "mill");
        })
      ];
    case "move":
      return [moveClause(effect, context)];
    case "exile":
      return [exileClause(effect, context)];
    case "destroy":
      return destroyClauses(effect, context);
    case "sacrifice":
      return [sacrifice3(effect, context)];
    case "sacrificeObjects":
      if (effect.who === void 0)
        return [clause(YOU, "sacrifice", printObjects(effect.what, context).text, "sacrifice")];
      return [
        withPlayers(
          effect.who,
          context,
          (subject3) => clause(subject3, "sacrifice", printObjects(effect.what, context).text, "sacrifice")
        )
      ];
    case "counter":
      return counter(effect, context);
    case "shuffle":
      return [withPlayers(effect.who, context, (subject3) => clause(subject3, "shuffle", "", "shuffle"))];
    case "search":
      return search(effect, context);
    case "reveal":
      return [reveal(effect, context)];
    case "lookAt":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const text = lookedAt(effect.what, context);
          shown(effect.what, effect.as, context);
          return clause(subject3, "look at", text, "lookAt");
        })
      ];
    case "scry":
    case "surveil":
      return [
        withPlayers(
          effect.who,
          context,
          (subject3) => clause(subject3, effect.kind, quantityValue(effect.count, context), effect.kind)
        )
      ];
    case "revealUntil":
      return [
        withPlayers(effect.who, context, (subject3) => {
          const noun2 = withDeterminer(nounPhrase(effect.filter, context, { place: "card", many: false }));
          const your = subject3.person === "you" ? "your" : "their";
          context.bind(effect.others, {
            later: "the rest",
            many: true,
            player: false,
            zone: Zone.Library,
            owner: your
          });
          context.bind(effect.as, { later: "that card", many: false, player: false, zone: Zone.Library, owner: your });
          const verb4 = effect.exile === true ? "exile" : "reveal";
          return clause(
            subject3,
            verb4,
            `cards from the top of ${your} library until ${subject3.person === "you" ? "you" : "they"} ${verb4} ${noun2}`,
            "revealUntil"
          );
        })
      ];
  }
}
function cardNoun(count2, zone, owner2) {
  return { later: count2 === 1 ? "that card" : "those cards", many: count2 !== 1, player: false, zone, owner: owner2 };
}
function discard(effect, context) {
  const { count: count2 } = effect;
  if (effect.chosenBy !== void 0 && count2 !== "hand") return chosenDiscard(effect, count2, context);
  return [
    withPlayers(effect.who, context, (subject3) => {
      if (count2 === "hand" && effect.filter !== void 0) {
        context.bind(effect.as, cardNoun(2, Zone.Graveyard, subject3.person === "you" ? "your" : "their"));
        const all3 = nounPhrase(effect.filter, context, { place: "card", many: true });
        return clause(subject3, "discard", `all ${all3}`, "discard");
      }
      if (count2 === "hand")
        return clause(subject3, "discard", `${subject3.person === "you" ? "your" : "their"} hand`, "discard");
      const noun2 = nounPhrase(effect.filter ?? { kind: "any" }, context, { place: "card", many: false });
      context.bind(effect.as, cardNoun(count2, Zone.Graveyard, subject3.person === "you" ? "your" : "their"));
      return clause(
        subject3,
        "discard",
        words(
          effect.upTo === true ? atMost(count2, noun2, context) : counted(count2, noun2, context),
          effect.atRandom === true ? "at random" : ""
        ),
        "discard"
      );
    })
  ];
}
function chosenDiscard(effect, count2, context) {
  const noun2 = nounPhrase(effect.filter ?? { kind: "any" }, context, { place: "card", many: false });
  const chooser = effect.chosenBy?.kind === "you" ? "you choose" : `${effect.chosenBy === void 0 ? "that player" : anyOfPlayers(effect.chosenBy, context)} chooses`;
  const choose2 = wholeClause(`${chooser} ${fromIt(counted(count2, noun2, context))}`, "chooseDiscard");
  const thrown = withPlayers(
    effect.who,
    context,
    (subject3) => clause(subject3, "discard", count2 === 1 ? "that card" : "those cards", "discard")
  );
  context.bind(effect.as, cardNoun(count2, Zone.Graveyard, "their"));
  return [choose2, thrown];
}
function destroyClauses(effect, context) {
  const one4 = effect.what.kind === "all" && JSON.stringify(effect.what.filter).includes('"manaValue"');
  const phrase2 = printObjects(effect.what, context, one4 ? "each" : "all");
  const clauses2 = [clause(YOU, "destroy", phrase2.text, "destroy")];
  context.bind(effect.as, {
    later: phrase2.many ? "the permanents destroyed this way" : "that permanent",
    many: phrase2.many,
    player: false
  });
  if (effect.noRegeneration === true)
    clauses2.push(wholeClause(`${phrase2.many ? "they" : "it"} can't be regenerated`, "destroy"));
  return clauses2;
}
function atMost(count2, noun2, context) {
  if (typeof count2 === "number" && count2 >= 1e3)
    return `any number of ${counted(2, noun2, context).replace(/^two /, "")}`;
  return `up to ${count2 === 1 ? `one ${noun2}` : counted(count2, noun2, context)}`;
}
function sacrifice3(effect, context) {
  return withPlayers(effect.who, context, (subject3) => {
    const filter = withoutControl2(effect.filter);
    const one4 = effect.count === 1;
    const noun2 = nounPhrase(filter, context, { place: "permanent", many: false });
    const choice2 = subject3.person === "you" ? "" : " of their choice";
    const text = effect.upTo === true ? atMost(effect.count, noun2, context) : one4 ? withDeterminer(noun2) : counted(effect.count, noun2, context);
    context.bind(effect.as, {
      later: one4 ? `the sacrificed ${headNoun(filter, context, "permanent", false)}` : `the sacrificed ${headNoun(filter, context, "permanent", true)}`,
      many: !one4,
      player: false,
      zone: Zone.Graveyard
    });
    return clause(subject3, "sacrifice", text + choice2, "sacrifice");
  });
}
function withoutControl2(filter) {
  if (filter.kind === "controlledBy") return { kind: "any" };
  return filter.kind === "and" ? { kind: "and", of: filter.of.filter((part) => part.kind !== "controlledBy") } : filter;
}
function counter(effect, context) {
  const text = printObjects(effect.what, context, "all").text;
  const clauses2 = [clause(YOU, "counter", text, "counter")];
  if (effect.to === void 0) return clauses2;
  const { to } = effect;
  const instead4 = to.zone === Zone.Exile ? "exile it" : to.zone === Zone.Hand ? "put it into its owner's hand" : to.shuffle === true ? "shuffle it into its owner's library" : `put it on ${to.position === "bottom" ? "the bottom" : "top"} of its owner's library`;
  return [
    ...clauses2,
    wholeClause(
      `if that spell is countered this way, ${instead4} instead of ${to.zone === Zone.Exile ? "putting it into its owner's graveyard" : "into that player's graveyard"}`,
      "counter"
    )
  ];
}

// packages/oracle/src/print/printKeywordAction.ts
function keywordActionClauses(effect, context) {
  return effect.kind === "objectAction" ? [objectAction(effect, context)] : [playerAction(effect, context)];
}
var BY_PLAYER = ["airbend", "detain", "exert", "goad", "suspect"];
var WITHOUT_SUBJECT = ["adapt", "monstrosity", "earthbend"];
function objectAction(effect, context) {
  const { action: action2, what } = effect;
  const count2 = effect.count === void 0 ? "" : quantityValue(effect.count, context);
  if (BY_PLAYER.includes(action2)) return clause(YOU, action2, printObjects(what, context).text, action2);
  if (WITHOUT_SUBJECT.includes(action2)) {
    if (what.kind === "bound") context.takeTarget(what.name);
    return clause(YOU, action2, count2, action2);
  }
  return clause(objectSubject(what, context), action2, count2, action2);
}
function playerAction(effect, context) {
  const { action: action2, who: who2, count: count2 } = effect;
  const later = { later: LATER[action2] ?? "it", many: false, player: false };
  context.bind(effect.as, later);
  if (action2 === "ring tempts")
    return {
      ...clause({ text: "the Ring", person: "one", key: "the Ring" }, "tempt", printPlayers(who2, context), action2),
      sayYou: true
    };
  return withPlayers(who2, context, (subject3) => clause(subject3, action2, restOf(effect, context, count2), action2));
}
var LATER = {
  amass: "the amassed Army",
  blight: "the blighted creature",
  bolster: "that creature",
  clash: "you win",
  incubate: "that token",
  investigate: "that token",
  populate: "that token"
};
function restOf({ action: action2, subtype }, context, count2) {
  switch (action2) {
    case "amass":
      return words(plural(subtype ?? "Zombie"), quantityValue(count2 ?? 1, context));
    case "manifest":
    case "cloak":
      return count2 === void 0 || count2 === 1 ? "the top card of your library" : `the top ${typeof count2 === "number" ? numberWord(count2) : quantityValue(count2, context)} cards of your library`;
    case "clash":
      return "with an opponent";
    case "investigate":
      if (count2 === void 0 || count2 === 1) return "";
      return count2 === 2 ? "twice" : `${typeof count2 === "number" ? numberWord(count2) : quantityValue(count2, context)} times`;
    default:
      return count2 === void 0 ? "" : quantityValue(count2, context);
  }
}

// packages/oracle/src/print/printEffect.ts
function printEffectSentences(effect, context) {
  return joinClauses(effectClauses(effect, context));
}
function printEffectText(effect, context) {
  const sentences = printEffectSentences(effect, context);
  const [first2, ...others4] = sentences;
  if (first2 === void 0) return "";
  return others4.length === 0 ? first2 : `${first2}. ${paragraphs(others4)}`;
}
function effectClauses(effect, context) {
  switch (effect.kind) {
    case "sequence":
    case "if":
    case "forEachObject":
    case "forEachPlayer":
    case "repeat":
    case "may":
    case "mayPay":
    case "chooseEffect":
      return branchClauses(effect, context);
    case "chooseObjects":
    case "choosePlayer":
    case "chooseSource":
    case "chooseColor":
    case "chooseNumber":
    case "chooseName":
    case "chooseCreatureType":
    case "let":
    case "letNumber":
    case "separate":
    case "choosePile":
    case "flipCoin":
    case "rollDie":
      return choiceClauses(effect, context);
    case "objectAction":
    case "playerAction":
      return keywordActionClauses(effect, context);
    case "draw":
    case "discard":
    case "mill":
    case "move":
    case "exile":
    case "destroy":
    case "sacrifice":
    case "sacrificeObjects":
    case "counter":
    case "shuffle":
    case "search":
    case "reveal":
    case "lookAt":
    case "scry":
    case "surveil":
    case "revealUntil":
      return zoneClauses(effect, context);
    case "damage":
    case "dividedDamage":
    case "dividedCounters":
    case "fight":
    case "gainLife":
    case "loseLife":
    case "setLife":
    case "putCounters":
    case "putCountersOf":
    case "removeCounters":
    case "playerCounters":
    case "proliferate":
      return numberClauses(effect, context);
    case "tap":
    case "untap":
    case "attach":
    case "unattach":
    case "createTokens":
    case "createCopies":
    case "becomeCopy":
    case "copySpell":
    case "changeTargets":
    case "regenerate":
    case "transform":
    case "phaseOut":
    case "apply":
    case "applyRule":
    case "applyReplacement":
    case "removeFromCombat":
    case "turnDoor":
    case "designate":
    case "designatePlayer":
    case "announce":
    case "payAnyEnergy":
    case "removeDamage":
    case "pair":
    case "craft":
    case "exchangeControl":
      return permanentClauses(effect, context);
    case "addMana":
    case "activateManaAbilities":
    case "moveMana":
    case "permit":
    case "castNow":
      return playClauses(effect, context);
    case "delayed":
    case "reflexive":
    case "controlNextTurn":
    case "extraTurn":
    case "extraCombat":
    case "extraBeginning":
    case "endTurn":
    case "skipNext":
    case "winGame":
    case "loseGame":
    case "becomeMonarch":
    case "increaseSpeed":
    case "becomeDayOrNight":
    case "venture":
    case "takeInitiative":
    case "emblem":
      return turnClauses(effect, context);
  }
}

// packages/oracle/src/print/printSymbols.ts
var ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
function printSymbol(ability, context) {
  switch (ability.keyword) {
    case "chapter":
      return printChapter(ability.numbers, ability, context);
    case "backup":
      return `Backup ${quantityValue(ability.count, context)}`;
    case "gift":
      return `Gift ${ability.label}`;
    case "atCounters":
      return ability.counter === "level" ? leveler(ability, context) : station2(ability, context);
    case "classLevel":
      return [`${printCost(ability.cost, context)}: Level ${ability.level}`, ...lines(ability, context)].join("\n");
    case "toSolve":
      return `To solve \u2014 ${sentence(capitalise(printCondition(ability.condition, context)))}`;
    case "solved":
      return lines(ability, context).map((line2) => `Solved \u2014 ${line2}`).join("\n");
    case "maxSpeed":
      return lines(ability, context).map((line2) => `Max speed \u2014 ${line2}`).join("\n");
  }
}
function printChapter(numbers, { targets, effect, modes }, context) {
  const spell = { kind: "spell", targets, effect };
  const text = printAbility(modes === void 0 ? spell : { ...spell, modes }, context);
  return `${numbers.map((number) => ROMAN[number - 1] ?? String(number)).join(", ")} \u2014 ${text}`;
}
function lines({ keywords, abilities: abilities3 }, context) {
  const flags2 = keywordNames(keywords ?? 0);
  const first2 = flags2.length === 0 ? [] : [capitalise(flags2.join(", "))];
  return [...first2, ...abilities3.map((ability) => printAbility(ability, context))];
}
function leveler(ability, context) {
  const range = ability.to === void 0 ? `${ability.from}+` : `${ability.from}-${ability.to}`;
  const size3 = ability.size === void 0 ? [] : [`${ability.size.power}/${ability.size.toughness}`];
  return [`LEVEL ${range}`, ...size3, ...lines(ability, context)].join("\n");
}
function station2(ability, context) {
  const size3 = ability.size === void 0 ? [] : [`${ability.size.power}/${ability.size.toughness}`];
  return `${ability.from}+ | ${[...lines(ability, context), ...size3].join("\n")}`;
}

// packages/oracle/src/print/printKeyword.ts
var ALTERNATIVE_KEYWORDS = [
  "overload",
  "evoke",
  "dash",
  "blitz",
  "bestow",
  "emerge",
  "spectacle",
  "surge",
  "prowl",
  "awaken",
  "cleave",
  "madness",
  "plot",
  "freerunning",
  "impending",
  "disturb",
  "foretell",
  "prototype",
  "warp",
  "sneak",
  "mayhem",
  "web-slinging"
];
function keywordWithCost(keyword, cost, context) {
  const mana2 = cost.length > 0 && cost.every((component) => component.kind === "mana" || component.kind === "genericMana");
  const text = printCost(cost, context);
  if (text === "") return capitalise(keyword);
  return mana2 ? `${capitalise(keyword)} ${text}` : `${capitalise(keyword)}\u2014${text}.`;
}
function printKeyword(ability, context) {
  if (isNamed(ability)) return namedKeyword(ability, context);
  switch (ability.keyword) {
    case "optionalCost":
      if (/^(additional|collect evidence|behold)$/.test(ability.name))
        return `As an additional cost to cast this spell, you may ${printCostAsAction(ability.cost, context)}.`;
      return keywordWithCost(ability.name.replace(/ \{.*$/, ""), ability.cost, context);
    case "additionalCost": {
      const first2 = printCostAsAction(ability.cost, context);
      const other3 = ability.orElse === void 0 ? "" : ` or ${printCostAsAction(ability.orElse, context)}`;
      return `As an additional cost to cast this spell, ${first2}${other3}.`;
    }
    case "alternativeCost":
      return alternativeCost3(ability, context);
    case "castFrom":
      return /^(retrace|jump-start)$/.test(ability.name) ? capitalise(ability.name) : keywordWithCost(ability.name, ability.cost, context);
    case "enchant":
      return `Enchant ${enchanted(ability, context)}`;
    case "protection":
      return ability.label.toLowerCase().startsWith("protection") ? capitalise(ability.label) : `Protection from ${ability.label.replace(/^from /, "")}`;
    case "ward":
      return keywordWithCost("Ward", ability.cost, context);
    case "suspend":
      return `Suspend ${ability.count}\u2014${printCost(ability.cost, context)}`;
    case "cascade":
      return "Cascade";
    case "affinity":
      return `Affinity for ${nounPhrase(ability.what, context, { place: "permanent", many: true }).replace(/ you control$/, "")}`;
    case "castOnly": {
      const adverb = timeAdverb(ability.condition, context);
      return `Cast this spell only ${adverb ?? `if ${printCondition(ability.condition, context)}`}.`;
    }
    case "cantBeCountered":
      return "This spell can't be countered.";
    case "costsLess":
      return `This spell costs ${lessGeneric(ability.generic, "cast", context)}.`;
    case "morph":
      return keywordWithCost(ability.form ?? "morph", ability.cost, context);
    case "miracle":
      return keywordWithCost("Miracle", ability.cost, context);
    case "craft":
      return keywordWithCost(`Craft with ${ability.label}`, ability.cost, context);
    case "backup":
    case "gift":
    case "chapter":
    case "atCounters":
    case "classLevel":
    case "toSolve":
    case "solved":
    case "maxSpeed":
      return printSymbol(ability, context);
  }
}
function isNamed(ability) {
  return NAMED.includes(ability.keyword);
}
var NAMED = [
  ...PLAIN_KEYWORDS,
  ...COUNTED_KEYWORDS,
  ...COST_KEYWORDS,
  ...COUNT_AND_COST_KEYWORDS,
  "landwalk",
  "hexproof from",
  "partner with",
  "champion"
];
function namedKeyword(ability, context) {
  const word = capitalise(ability.keyword);
  if (ability.keyword === "landwalk") return capitalise(ability.label);
  if (ability.keyword === "strive")
    return `Strive \u2014 This spell costs ${printCost(ability.cost, context)} more to cast for each target beyond the first.`;
  if (ability.keyword === "hexproof from") return `Hexproof from ${ability.label}`;
  if (ability.keyword === "partner with") return `${word} ${ability.name}`;
  if (ability.keyword === "champion")
    return `${word} ${withDeterminer(nounPhrase(ability.what, context, { place: "permanent", many: false }))}`;
  if ("count" in ability) {
    const count2 = quantityValue(ability.count, context);
    return "cost" in ability ? `${word} ${count2}\u2014${printCost(ability.cost, context)}` : `${word} ${count2}`;
  }
  return "cost" in ability ? keywordWithCost(ability.keyword, ability.cost, context) : word;
}
function enchanted(ability, context) {
  const objects3 = nounPhrase(ability.what, context, { place: "permanent", many: false });
  if (ability.players === void 0) return objects3;
  const players5 = ability.players.kind === "opponents" ? "opponent" : ability.players.kind === "eachPlayer" ? "player" : printPlayers(ability.players, context);
  return ability.what.kind === "not" && ability.what.of.kind === "any" ? players5 : `${objects3} or ${players5}`;
}
function alternativeCost3(ability, context) {
  if (ALTERNATIVE_KEYWORDS.includes(ability.name.toLowerCase()))
    return keywordWithCost(ability.name, ability.cost, context);
  const cost = orderedCost(ability.cost);
  const lead = ability.condition === void 0 ? "" : conditionLead(ability.condition, context);
  if (ability.name === "flash") return asThoughFlash(ability, context);
  if (cost.length === 0) return capitalise(`${lead}you may cast this spell without paying its mana cost.`);
  return capitalise(`${lead}you may ${printCostAsAction(cost, context)} rather than pay this spell's mana cost.`);
}
function asThoughFlash({ cost, condition: condition2 }, context) {
  const [, more2] = cost;
  const pay = more2?.kind === "mana" ? ` if you pay ${more2.cost} more to cast it` : "";
  const so = condition2 === void 0 ? "" : ` if ${printCondition(condition2, context)}`;
  return `You may cast this spell as though it had flash${pay}${so}.`;
}
function conditionLead(condition2, context) {
  return `if ${printCondition(condition2, context)}, `;
}
function lessGeneric(generic, verb4, context) {
  if (typeof generic === "number") return `{${Math.abs(generic)}} ${generic < 0 ? "more" : "less"} to ${verb4}`;
  if (generic.kind === "conditional" && typeof generic.then === "number")
    return `{${generic.then}} less to ${verb4} if ${printCondition(generic.if, context)}`;
  if (generic.kind === "negative") return `{X} more to ${verb4}, where X is ${quantityValue(generic.of, context)}`;
  const each = forEach(generic, context);
  return each === null ? `{X} less to ${verb4}, where X is ${quantityValue(generic, context)}` : `{${each.factor}} less to ${verb4} ${each.text}`;
}

// packages/oracle/src/print/printAbility.ts
function printAbility(ability, context) {
  const own2 = inZone(ability, context);
  switch (ability.kind) {
    case "spell":
      return printSpell(ability, own2);
    case "activated":
      return printActivated(ability, own2);
    case "triggered":
      return printTriggered(ability, own2);
    case "static":
      return printStatic(ability, own2);
    case "replacement":
      return replacementSentence(shielding(printReplacement(ability.replacement, own2)), ability.condition, own2);
    case "keyword":
      return printKeyword(ability, own2);
  }
}
function inZone(ability, context) {
  const zone = ability.kind === "spell" || ability.kind === "keyword" ? void 0 : ability.zone;
  const isCard = zone !== void 0 && zone !== Zone.Battlefield && zone !== Zone.Stack;
  const own2 = context.fresh(context.self, isCard || context.selfIsCard);
  if (isCard) own2.selfZone = zone;
  return own2;
}
function printSpell(ability, context) {
  return body(ability.targets, ability.effect, ability.modes, "", context);
}
function printActivated(ability, context) {
  const powersUp = ability.cheaperIfNew === true;
  if (ability.keyword !== void 0 && !powersUp) return keywordActivated(ability, ability.keyword, context);
  const cost = printCost(ability.cost, context);
  const effect = body(ability.targets, ability.effect, ability.modes, "", context);
  const said = powersUp ? { ...ability, once: false } : ability;
  return [`${powersUp ? "Power-up \u2014 " : ""}${cost}: ${effect}`, ...limits(said, context)].join(" ");
}
function keywordActivated(ability, keyword, context) {
  if (keyword === "Equip") return equip(ability, context);
  if (/^Level \d+$/.test(keyword)) return `${printCost(ability.cost, context)}: ${keyword}`;
  const hidden = ["discardSelf", /crew|station|saddle/i.test(keyword) ? "tapPermanents" : ""];
  return keywordWithCost(
    keyword,
    ability.cost.filter((component) => !hidden.includes(component.kind)),
    context
  );
}
function equip({ cost, targets }, context) {
  const what = targets[0]?.what ?? null;
  const parts = what?.kind === "and" ? what.of : what === null ? [] : [what];
  const quality2 = parts.filter(
    (part) => part.kind !== "controlledBy" && !(part.kind === "type" && part.types === CardType.Creature)
  );
  if (quality2.length === 0) return keywordWithCost("Equip", cost, context);
  const noun2 = nounPhrase(
    quality2.some(({ kind }) => kind === "subtype") ? { kind: "and", of: quality2 } : { kind: "and", of: [...quality2, IS_CREATURE] },
    context,
    { place: "permanent", many: false }
  );
  return keywordWithCost(`Equip ${noun2}`, cost, context);
}
var IS_CREATURE = { kind: "type", types: CardType.Creature };
function limits(ability, context) {
  const sentences = [];
  if (ability.activator !== void 0 && ability.activator.kind !== "you")
    sentences.push(
      ability.activator.kind === "eachPlayer" ? "Any player may activate this ability." : `Only ${anyOfPlayers(ability.activator, context)} may activate this ability.`
    );
  if (ability.onlyAsInstant === true) sentences.push("Activate only as an instant.");
  if (ability.costsLess !== void 0)
    sentences.push(`This ability costs ${lessGeneric(ability.costsLess, "activate", context)}.`);
  if (ability.leastX !== void 0 && ability.leastX > 0)
    sentences.push(ability.leastX === 1 ? "X can't be 0." : `X can't be less than ${ability.leastX}.`);
  const loyalty3 = ability.cost.some((component) => component.kind === "loyalty");
  const parts = [];
  if (ability.condition !== void 0)
    parts.push(timeAdverb(ability.condition, context) ?? `if ${printCondition(ability.condition, context)}`);
  if (ability.sorcerySpeed === true && !loyalty3) parts.push("as a sorcery");
  if (ability.oncePerTurn === true && !loyalty3) parts.push("once each turn");
  if (ability.once === true) parts.push("once");
  if (parts.length > 0) sentences.push(`Activate only ${parts.join(" and only ")}.`);
  const { timesPerTurn } = ability;
  if (timesPerTurn !== void 0)
    sentences.push(
      `Activate no more than ${timesPerTurn === 2 ? "twice" : `${numberWord(timesPerTurn)} times`} each turn.`
    );
  return sentences;
}
function printTriggered(ability, context) {
  if (ability.event.kind === "chapter") return printChapter([ability.event.number], ability, context);
  context.passive = JSON.stringify(ability.effect).includes('"controllerOf"');
  context.namesPlayer = JSON.stringify([ability.effect, ability.condition, ability.targets, ability.modes]).includes(
    `"${EVENT_NAMES.player}"`
  );
  context.namesOther = JSON.stringify(ability.effect).includes(`"${EVENT_NAMES.other}"`);
  const { word, text } = ability.oneOrMore === true ? printSeveral(ability.event, context) : printEvent(ability.event, context);
  const condition2 = ability.condition === void 0 ? "" : `if ${printCondition(ability.condition, context)}, `;
  const again = ability.event.kind === "becomesTarget" && ability.effect.kind !== "sacrificeObjects" ? "Whenever" : word;
  const lead = `${again} ${text}, ${functioning(ability)}${condition2}`;
  const once = ability.oncePerTurn === true ? " This ability triggers only once each turn." : "";
  return body(ability.targets, ability.effect, ability.modes, lead, context) + once;
}
function functioning({ zone, event, effect }) {
  if (zone !== Zone.Graveyard || event.kind !== "beginningOf") return "";
  const says = JSON.stringify(effect);
  return says.includes('"kind":"self"') ? "" : "if this card is in your graveyard, ";
}
function body(targets, effect, modes, lead, context) {
  context.addTargets(targets);
  const sentences = printEffectSentences(effect, context);
  const unsaid = context.unmentionedTargets().map((name2) => unsaidTarget(name2, context));
  const [first2, ...others4] = [...unsaid, ...sentences];
  if (modes === void 0) return first2 === void 0 ? `${lead}nothing happens.` : leadSentence(lead, first2, others4);
  const choice2 = modeLines(modes, context);
  if (first2 === void 0) return lead === "" ? capitalise(choice2) : `${lead}${choice2}`;
  return `${leadSentence(lead, first2, others4)} ${capitalise(choice2)}`;
}
function leadSentence(lead, first2, others4) {
  return [sentence(`${lead}${lead === "" ? capitalise(first2) : first2}`), paragraphs(others4)].filter((text) => text !== "").join(" ");
}
function unsaidTarget(name2, context) {
  const spec = context.takeTarget(name2);
  return spec === void 0 ? "" : `choose ${printTarget(spec, context).text}`;
}
function modeLines(modes, context) {
  const weighted = modes.options.some((option) => option.weight !== void 0);
  const keyword = keywordOfModes(modes);
  const lines3 = modes.options.map((option) => {
    const inner = context.fresh(context.self, context.selfIsCard);
    for (const name2 of [EVENT_NAMES.object, EVENT_NAMES.player, EVENT_NAMES.other]) {
      const noun2 = context.nounOf(name2);
      if (noun2 !== void 0) inner.bind(name2, noun2);
    }
    inner.forgetSalient();
    const text = body(option.targets, option.effect, void 0, "", inner);
    const cost = option.cost === void 0 ? "" : `${keyword === null ? printCostAsAction(option.cost, context) : printCost(option.cost, context)} \u2014 `;
    const label = option.label === void 0 ? "" : `${option.label} \u2014 `;
    const bullet = weighted ? `${"{P}".repeat(option.weight ?? 1)} \u2014` : keyword === "spree" ? "+" : "\u2022";
    return `
${bullet} ${label}${cost}${text}`;
  });
  if (keyword !== null) return `${keyword}${lines3.join("")}`;
  const instead4 = insteadOf2(modes, context);
  const repeat = modes.repeat === true ? " You may choose the same mode more than once." : "";
  const before2 = modes.unchosen === void 0 ? "" : ` that hasn't been chosen${modes.unchosen === "ever" ? "" : " this turn"}`;
  const worth = modes.min === modes.max ? numberWord(modes.max) : `up to ${numberWord(modes.max)}`;
  const count2 = weighted ? `${worth} {P} worth of modes` : `${modeCount(modes.min, modes.max, modes.options.length)}${before2}`;
  return `choose ${count2}${repeat === "" && instead4 === "" ? " \u2014" : `.${instead4}${repeat}`}${lines3.join("")}`;
}
function keywordOfModes({ min, max, options }) {
  if (min !== 1 || options.some(({ cost }) => cost === void 0)) return null;
  return max === 1 ? "tiered" : max >= options.length ? "spree" : null;
}
function insteadOf2(modes, context) {
  const { instead: instead4 } = modes;
  if (instead4 === void 0 || instead4.condition.kind === "paid" && /^(entwine|escalate)$/i.test(instead4.condition.cost))
    return "";
  const count2 = modeCount(instead4.min, instead4.max, modes.options.length);
  const both4 = instead4.max === 2 && modes.options.length === 2 ? "both" : count2;
  const asCast = instead4.condition.kind === "paid" ? "" : " as you cast this spell";
  return ` If ${printCondition(instead4.condition, context)}${asCast}, ${instead4.min < instead4.max ? "you may choose" : "choose"} ${both4} instead.`;
}
function modeCount(min, max, options) {
  if (min === max) return numberWord(min);
  if (min === 0) return `up to ${numberWord(max)}`;
  if (min === 1 && max >= options) return options === 2 ? "one or both" : "one or more";
  return joinList([numberWord(min), numberWord(max)], "or");
}
function printStatic(ability, context) {
  const text = saysWhatHappens(ability.effect) ? replacementSentence(printContinuous(ability.effect, context), ability.condition, context, "if") : conditional(printContinuous(ability.effect, context), ability.condition, context);
  if (ability.ignoreCost === void 0) return text;
  return `${text} Any player may ${printCostAsAction(ability.ignoreCost, context)} for that player to ignore this effect until end of turn.`;
}
function saysWhatHappens(effect) {
  return effect.kind === "restriction" && effect.restriction.kind === "damageLeavesLife";
}
function shielding(text) {
  return text.replace(
    /^prevent the next (\d+) ((?:non)?(?:combat )?damage) that would be dealt to (.*)$/,
    "if a source would deal $2 to $3, prevent $1 of that damage"
  );
}
function replacementSentence(text, condition2, context, word = "as long as") {
  if (condition2 === void 0 || condition2.kind === "not" || condition2.kind === "turnOf")
    return conditional(text, condition2, context);
  return sentence(`${word} ${printCondition(condition2, context)}, ${text}`);
}
function conditional(text, condition2, context) {
  if (condition2 === void 0) return sentence(text);
  const time = condition2.kind === "turnOf" ? timeAdverb(condition2, context) : null;
  if (time !== null) return sentence(`${time}, ${text}`);
  if (condition2.kind === "not") return sentence(`${text} unless ${printCondition(condition2.of, context)}`);
  return sentence(`${text} as long as ${printCondition(condition2, context)}`);
}

// packages/oracle/src/print/printCard.ts
function faceContext(face) {
  const many2 = exilesMany(face);
  const plain4 = new PrintContext(selfNames(face, null), false, many2, paidNouns(face));
  const enchant2 = face.abilities.find((ability) => ability.kind === "keyword" && ability.keyword === "enchant");
  if (enchant2?.kind !== "keyword" || enchant2.keyword !== "enchant") return plain4;
  const host5 = enchant2.what.kind === "any" && enchant2.players !== void 0 ? "player" : headNoun(enchant2.what, plain4, "permanent", false);
  return new PrintContext(selfNames(face, host5), false, many2, plain4.bound());
}
function printFace(face) {
  const context = faceContext(face);
  const joined2 = [
    ...keywordNames(face.keywords),
    ...face.abilities.filter(joinsKeywords).map((ability) => lower(printAbility(ability, context)))
  ];
  const abilities3 = face.abilities.filter((ability) => !joinsKeywords(ability)).map((ability) => printAbility(ability, context));
  const lines3 = joinRepeated(joinedLines(abilities3));
  return joined2.length === 0 ? lines3 : [capitalise(joined2.join(", ")), ...lines3];
}
function joinRepeated(lines3) {
  const joined2 = [];
  for (const line2 of lines3) {
    const at = joined2.length - 1;
    const before2 = joined2[at];
    if (before2?.startsWith("Kicker {") === true && line2.startsWith("Kicker {"))
      joined2[at] = `${before2} and/or ${line2.slice("Kicker ".length)}`;
    else if (before2?.endsWith("ascade") === true && line2 === "Cascade") joined2[at] = `${before2}, cascade`;
    else joined2.push(line2);
  }
  return joined2;
}
function joinsKeywords(ability) {
  if (ability.kind !== "keyword") return false;
  return ability.keyword === "protection" || ability.keyword === "ward" && ability.cost.every((component) => component.kind === "mana");
}
function lower(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
function paidNouns(face) {
  const context = new PrintContext(selfNames(face, null));
  for (const ability of face.abilities) {
    if (ability.kind === "keyword" && "cost" in ability) printCost(ability.cost, context);
  }
  return context.bound();
}
function exilesMany(face) {
  const text = JSON.stringify(face.abilities);
  return /"kind":"exile","what":\{"kind":"(all|topOfLibrary)"[^}]*\}?[^}]*\},"linked":true/.test(text) && !/"kind":"topOfLibrary","of":\{"kind":"you"\},"count":1\},"linked":true/.test(text);
}

// packages/oracle/src/compile/characteristics/subtypes.ts
var ARTIFACT_TYPES = "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium";
var ENCHANTMENT_TYPES = "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine";
var LAND_TYPES = "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's";
var PLANESWALKER_TYPES = "Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel";
var SPELL_TYPES = "Adventure Arcane Lesson Omen Trap";
var CREATURE_TYPES = "Time_Lord Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera";
var BATTLE_TYPES = "Siege";
function split(list) {
  return list.split(" ").map((word) => word.replace("_", " "));
}
var SUBTYPES = [
  ARTIFACT_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
  BATTLE_TYPES,
  CREATURE_TYPES
].flatMap(split);
var BY_WORD = new Map(
  SUBTYPES.flatMap((subtype) => [
    [subtype.toLowerCase(), subtype],
    [plural(subtype).toLowerCase(), subtype]
  ])
);
function subtypeOf(word) {
  return BY_WORD.get(word.toLowerCase()) ?? null;
}
var LAND_TYPE_NAMES = new Set(split(LAND_TYPES));
var BASIC_LAND_TYPES2 = /* @__PURE__ */ new Set(["Plains", "Island", "Swamp", "Mountain", "Forest"]);
var NONBASIC_LAND_TYPES = split(LAND_TYPES).filter((type) => !BASIC_LAND_TYPES2.has(type));
function isLandType(subtype) {
  return LAND_TYPE_NAMES.has(subtype);
}

// packages/oracle/src/compile/grammar/abilityWords.ts
var LIMITS = /* @__PURE__ */ new Map([
  // 702.142a
  [
    "boast",
    (draft) => {
      draft.oncePerTurn = true;
      draft.condition = { kind: "matches", what: { kind: "self" }, filter: { kind: "attackedThisTurn" } };
    }
  ],
  // 702.177a
  [
    "exhaust",
    (draft) => {
      draft.once = true;
    }
  ]
]);
var OTHER_KEYWORDS = /* @__PURE__ */ new Set(["companion", "forecast", "gotcha", "paradigm", "power-up", "prize", "visit"]);
var KEYWORDS_BEFORE_DASH = /* @__PURE__ */ new Set([
  ...OTHER_KEYWORDS,
  ...LIMITS.keys(),
  "to solve",
  "solved",
  "max speed",
  "power-up"
]);
var NO_WORDS = /* @__PURE__ */ new Set([
  "choose",
  "when",
  "whenever",
  "at",
  "equip",
  "kicker",
  "multikicker",
  "entwine",
  "partner",
  "cycling",
  "ward",
  "flashback",
  "escape",
  "morph",
  "megamorph",
  "miracle",
  "suspend",
  "cumulative",
  // Strive is printed as an ability word before the words of its cost (207.2c).
  ...COST_KEYWORDS.filter((keyword) => keyword !== "strive"),
  ...COUNT_AND_COST_KEYWORDS
]);
function saysNothing(name2) {
  const words3 = name2.toLowerCase().split(/[ —]/);
  return !/^[IVX, ]+$/.test(name2) && !NO_WORDS.has(words3[0] ?? "") && !KEYWORDS_BEFORE_DASH.has(name2.toLowerCase());
}
var LONGEST = 8;
var NAME_MARKS = /* @__PURE__ */ new Set(["!", "?", "'s", "'", ","]);
function isOfName({ kind, text }) {
  return kind === "word" || kind === "number" || kind === "self" || NAME_MARKS.has(text);
}
function withoutAbilityWord(pieces) {
  const whole = { pieces, limit: null };
  const dash2 = pieces.findIndex((piece) => piece.text === "\u2014");
  if (dash2 < 1 || dash2 > LONGEST) return whole;
  const before2 = pieces.slice(0, dash2);
  const after = pieces[dash2 + 1];
  const plain4 = before2.every(isOfName) && (before2[0]?.capital === true || before2[0]?.kind === "number");
  const sentenceFollows = after !== void 0 && (after.capital || after.kind === "symbol" || after.kind === "self");
  if (!plain4 || !sentenceFollows || NO_WORDS.has(before2[0]?.text ?? "")) return whole;
  const word = before2.map((piece) => piece.text).join(" ");
  if (OTHER_KEYWORDS.has(word)) return null;
  return { pieces: pieces.slice(dash2 + 1), limit: LIMITS.get(word) ?? null };
}

// packages/oracle/src/compile/parsing.ts
var import_typescript_parsec = __toESM(require_lib(), 1);
var FAILED = {
  successful: false,
  error: { kind: "Error", pos: void 0, message: "" }
};
function outputOf(readings) {
  return readings.length === 0 ? FAILED : { successful: true, candidates: readings, error: void 0 };
}
var NO_READINGS = [];
function readingsAt(reader2, token2) {
  const output = reader2.parse(token2);
  return output.successful ? output.candidates : NO_READINGS;
}
function reader(read) {
  return { parse: (token2) => outputOf(read(token2)) };
}
function startsOf(reader2) {
  return reader2.starts === void 0 ? null : reader2.starts();
}
function words2(pattern) {
  const choices2 = possessivesApart(pattern).map((word) => {
    const optional2 = word.length > 1 && word.endsWith("?");
    return { any: new Set((optional2 ? word.slice(0, -1) : word).split("|")), optional: optional2 };
  });
  const [lead] = choices2;
  const begins2 = lead === void 0 || lead.optional || lead.any.has("") ? null : lead.any;
  return { starts: () => begins2, parse: (token2) => fixedWords(choices2, token2) };
}
function fixedWords(choices2, token2) {
  let next = token2;
  let last = "";
  for (const { any, optional: optional2 } of choices2) {
    if (next !== void 0 && next.kind !== "quoted" && any.has(next.text)) {
      last = next.text;
      next = next.next;
    } else if (!optional2 && !any.has("")) return FAILED;
  }
  return { successful: true, candidates: [{ firstToken: token2, nextToken: next, result: last }], error: void 0 };
}
function possessivesApart(pattern) {
  return pattern.split(" ").flatMap((word) => {
    const marks2 = word.match(/'s?(?=\||$)/g);
    if (marks2 !== null && !word.startsWith("'") && marks2.length !== word.split("|").length)
      throw new Error(`possessive and plain words as alternatives: ${word}`);
    return marks2 === null || word.startsWith("'") ? [word] : [word.replace(/'s?(?=\||$)/g, ""), [...new Set(marks2)].join("|")];
  });
}
function token(kind, accept) {
  return reader((first2) => {
    if (first2?.kind !== kind) return [];
    const result2 = accept(first2.text);
    return result2 === null ? [] : [{ firstToken: first2, nextToken: first2.next, result: result2 }];
  });
}
var FIXED = /* @__PURE__ */ new Map();
function fixed(pattern) {
  const known = FIXED.get(pattern);
  if (known !== void 0) return known;
  const made = words2(pattern);
  FIXED.set(pattern, made);
  return made;
}
function phrase(parts, build) {
  const readers = parts.map((part) => ({
    keep: typeof part !== "string",
    part: typeof part === "string" ? fixed(part) : part
  }));
  const [lead] = readers;
  return {
    starts: () => lead === void 0 ? null : startsOf(lead.part),
    parse(first2) {
      let states = [{ values: [], next: first2 }];
      for (const { keep, part } of readers) {
        states = advanced(states, part, keep);
        if (states.length === 0) return FAILED;
      }
      const readings = [];
      for (const { values, next } of states) {
        const result2 = build(...values);
        if (result2 !== null) readings.push({ firstToken: first2, nextToken: next, result: result2 });
      }
      return outputOf(readings);
    }
  };
}
function advanced(states, part, keep) {
  const further = [];
  for (const { values, next } of states) {
    for (const reading of readingsAt(part, next))
      further.push({ values: keep ? [...values, reading.result] : values, next: reading.nextToken });
  }
  return further;
}
function startsOfAny(readers) {
  const all3 = /* @__PURE__ */ new Set();
  for (const each of readers) {
    const starts = startsOf(each);
    if (starts === null) return null;
    for (const word of starts) all3.add(word);
  }
  return all3;
}
function either(...readers) {
  const byWord = /* @__PURE__ */ new Map();
  return {
    starts: () => startsOfAny(readers),
    parse(token2) {
      const word = token2?.text ?? "";
      let fitting = byWord.get(word);
      if (fitting === void 0) {
        fitting = anyOf(readers.filter((each) => startsOf(each)?.has(word) ?? true));
        if (byWord.size < 2e3) byWord.set(word, fitting);
      }
      return fitting.parse(token2);
    }
  };
}
var NOTHING = { parse: () => FAILED };
function anyOf(readers) {
  const [only] = readers;
  if (only === void 0) return NOTHING;
  if (readers.length === 1) return only;
  return {
    parse(token2) {
      let found = null;
      for (const each of readers) {
        const output = each.parse(token2);
        if (!output.successful || output.candidates.length === 0) continue;
        found = found === null ? output.candidates : [...found, ...output.candidates];
      }
      return found === null ? FAILED : outputOf(found);
    }
  };
}
function first(...readers) {
  return {
    starts: () => startsOfAny(readers),
    parse(start) {
      for (const each of readers) {
        const output = each.parse(start);
        if (output.successful && output.candidates.length > 0) return output;
      }
      return FAILED;
    }
  };
}
function maybe(part) {
  return (0, import_typescript_parsec.apply)((0, import_typescript_parsec.opt)(part), (result2) => result2 ?? null);
}
function listOf(part, between2) {
  return reader((start) => {
    const readings = [];
    let open = readingsAt(part, start).map((each) => ({
      ...each,
      result: [each.result]
    }));
    while (open.length > 0) {
      readings.push(...open);
      open = open.flatMap(
        (so) => readingsAt(between2, so.nextToken).flatMap(
          (joint2) => readingsAt(part, joint2.nextToken).map((each) => ({
            firstToken: start,
            nextToken: each.nextToken,
            result: [...so.result, each.result]
          }))
        )
      );
    }
    return readings;
  });
}
function many(part) {
  return reader((start) => {
    const readings = [{ firstToken: start, nextToken: start, result: [] }];
    let open = readings.slice();
    while (open.length > 0) {
      open = open.flatMap(
        (so) => readingsAt(part, so.nextToken).filter((each) => each.nextToken !== so.nextToken).map((each) => ({ firstToken: start, nextToken: each.nextToken, result: [...so.result, each.result] }))
      );
      readings.push(...open);
    }
    return readings;
  });
}
function rule(make) {
  const memory = [];
  let made = null;
  let starts;
  return {
    starts() {
      if (starts !== void 0) return starts;
      starts = null;
      made ??= make();
      starts = startsOf(made);
      return starts;
    },
    parse(start) {
      made ??= make();
      if (start === void 0) return made.parse(start);
      const known = memory[start.pos.index];
      if (known !== void 0 && known.token === start) return known.output;
      const output = made.parse(start);
      memory[start.pos.index] = { token: start, output };
      return output;
    }
  };
}
function readAll(reader2, start) {
  return readingsAt(reader2, start).filter((reading) => reading.nextToken === void 0).map((reading) => reading.result);
}

// packages/oracle/src/compile/grammar/vocabulary.ts
var NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
var ORDINALS2 = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth";
function positions(list) {
  return new Map(list.split(" ").map((word, at) => [word, at]));
}
var NUMBER_OF = positions(NUMBERS);
var ORDINAL_OF = positions(ORDINALS2);
var numeral = first(
  token("word", (text) => NUMBER_OF.get(text) ?? null),
  token("number", (text) => /^\d+$/.test(text) ? Number(text) : null)
);
var ordinal = token("word", (text) => ORDINAL_OF.get(text) ?? null);
var COLORS = positions("white blue black red green");
var colorWord = token("word", (text) => {
  const at = COLORS.get(text);
  return at === void 0 ? null : 1 << at;
});
function colorBit(word) {
  const at = COLORS.get(word);
  return at === void 0 ? null : 1 << at;
}
var TYPE_OF = new Map(
  Object.entries(CardType).flatMap(([name2, bit]) => [
    [name2.toLowerCase(), bit],
    [plural(name2.toLowerCase()), bit]
  ])
);
function typeBit(word) {
  return TYPE_OF.get(word) ?? null;
}
var SUPERTYPE_OF = new Map(
  Object.entries(Supertype).map(([name2, bit]) => [name2.toLowerCase(), bit])
);
function supertypeBit(word) {
  return SUPERTYPE_OF.get(word) ?? null;
}
var subtypeWord = token("word", subtypeOf);
var plainKeyword = either(...KEYWORD_NAMES.map((name2, at) => phrase([name2], () => 1 << at)));
var manaSymbol2 = token("symbol", (text) => {
  const at = "{W}{U}{B}{R}{G}{C}".indexOf(text);
  return at < 0 || text.length !== 3 ? null : MANA_TYPES[at / 3] ?? null;
});
var MANA_TYPES = [0, 1, 2, 3, 4, 5];
var costSymbol = token(
  "symbol",
  (text) => /^\{(T|Q|E|TK|CHAOS|A)\}$/.test(text) ? null : text
);
var size = token(
  "size",
  (text) => /^[+-]/.test(text) ? null : sizeOf2(text)
);
var sizeChange = token(
  "size",
  (text) => /^[+-].*\/[+-]/.test(text) ? sizeOf2(text) : null
);
var sizeText = token("size", (text) => /^[+-]\d+\/[+-]\d+$/.test(text) ? text : null);
function sizeOf2(text) {
  const [left2 = "", right = ""] = text.split("/");
  const power = signedQuantity(left2);
  const toughness = signedQuantity(right);
  return power === null || toughness === null ? null : { power, toughness };
}
function signedQuantity(text) {
  if (/^[+-]?\d+$/.test(text)) return Number(text) === 0 ? 0 : Number(text);
  if (/^\+?X$/.test(text)) return { kind: "x" };
  return text === "-X" ? { kind: "negative", of: { kind: "x" } } : null;
}
var counterName = first(
  sizeText,
  phrase(["first strike"], () => "first strike"),
  phrase(["double strike"], () => "double strike"),
  token("word", (text) => /^[a-z]+$/.test(text) && !NOT_COUNTERS.has(text) ? text : null)
);
var NOT_COUNTERS = new Set(
  "a an the that those of or and additional more another each all any its one two three four five six seven eight nine ten x number many".split(
    " "
  )
);
var ZONES = [
  ["library|libraries", Zone.Library],
  ["hand|hands", Zone.Hand],
  ["graveyard|graveyards", Zone.Graveyard]
];
var ownedZone = either(...ZONES.map(([words3, zone]) => phrase([words3], () => zone)));
var STEPS = [
  ["untap step", Step.Untap],
  ["upkeep", Step.Upkeep],
  ["draw step", Step.Draw],
  ["precombat|first main phase", Step.PrecombatMain],
  ["postcombat|second main phase", Step.PostcombatMain],
  ["combat", Step.BeginCombat],
  ["declare attackers step", Step.DeclareAttackers],
  ["declare blockers step", Step.DeclareBlockers],
  ["end step", Step.EndTurn]
];
var stepWord = either(...STEPS.map(([words3, step]) => phrase([words3], () => step)));

// packages/oracle/src/compile/text/tokens.ts
var SPACE = /\s+/y;
var REMINDER = /\([^()]*\)/y;
var QUOTED = /"([^"]*)"|“([^”]*)”/y;
var NAMED2 = /\bnamed $/;
var FIRST_OF_TWO = /s named $/;
var SECOND_OF_TWO = /s named \p{Lu}[^.,;:"]* and $/u;
var LONGEST_NAME = 150;
var CREATED = /\b[Cc]reates? $/;
var NAME = /\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|and|to|in|for|from) )*\p{Lu}[\p{L}'’-]*)*/uy;
var SYMBOL = /\{[^{}]+\}/y;
var SIZE = /[+−-]?(?:\d+|X|\*(?:\+\d+)?|\d+\+\*)\/[+−-]?(?:\d+|X|\*(?:\+\d+)?|\d+\+\*)/y;
var SIGNED = /[+−-](?:\d+|X)(?![A-Za-z/])/y;
var NUMBER = /\d+(?:st|nd|rd|th)?(?![\dA-Za-z/])/y;
var WORD = /[\p{L}\d]+(?:['’\-/](?!s(?![\p{L}]))[\p{L}\d]+)*|['’]s?/uy;
function piecesOf(text, names2, offset = 0) {
  const pieces = [];
  let at = 0;
  while (at < text.length) {
    const gap = matchAt(SPACE, text, at) ?? matchAt(REMINDER, text, at);
    if (gap !== null) {
      at += gap.length;
      continue;
    }
    const piece = pieceAt(text, at, names2);
    pieces.push({ ...piece, start: piece.start + offset, end: piece.end + offset });
    at = piece.end;
    if (piece.kind === "quoted" && endsSentence(text, piece))
      pieces.push({ kind: "mark", text: ".", start: piece.end + offset, end: piece.end + offset, capital: false });
  }
  return pieces;
}
function endsSentence(text, quoted2) {
  return /[.!]['’]?\s*$/.test(quoted2.text) && /^\s*($|\(|["”“]?[A-Z])/.test(text.slice(quoted2.end));
}
function pieceAt(text, at, names2) {
  const make = (kind, raw, value2) => ({
    kind,
    text: value2,
    start: at,
    end: at + raw.length,
    capital: /^\p{Lu}/u.test(raw)
  });
  const name2 = names2.find((each) => text.startsWith(each, at) && !/[\p{L}\d]/u.test(text.charAt(at + each.length)));
  if (name2 !== void 0) return make("self", name2, "~");
  const otherName = otherNameAt(text, at);
  if (otherName !== null) return make("name", otherName, otherName);
  const quoted2 = matchAt(QUOTED, text, at);
  if (quoted2 !== null) return make("quoted", quoted2, quoted2.slice(1, -1));
  const symbol = matchAt(SYMBOL, text, at);
  if (symbol !== null) return make("symbol", symbol, symbol);
  const size3 = matchAt(SIZE, text, at);
  if (size3 !== null) return make("size", size3, size3.replace(/−/g, "-"));
  const signed2 = matchAt(SIGNED, text, at);
  if (signed2 !== null) return make("signed", signed2, signed2.replace(/−/g, "-"));
  const number = matchAt(NUMBER, text, at);
  if (number !== null) return make("number", number, number);
  const word = matchAt(WORD, text, at);
  if (word !== null) return make("word", word, word.toLowerCase().replace(/’/g, "'"));
  return make("mark", text.charAt(at), text.charAt(at) === "\u2013" ? "\u2014" : text.charAt(at));
}
function otherNameAt(text, at) {
  const before2 = text.slice(Math.max(0, at - LONGEST_NAME), at);
  if (CREATED.test(before2)) {
    const created = matchAt(NAME, text, at);
    return created !== null && text.startsWith(", a", at + created.length) ? created : null;
  }
  if (!NAMED2.test(before2)) return SECOND_OF_TWO.test(before2) ? matchAt(NAME, text, at) : null;
  const name2 = matchAt(NAME, text, at);
  return FIRST_OF_TWO.test(before2) ? name2?.split(" and ", 1)[0] ?? null : name2;
}
function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
function linked(pieces) {
  let next;
  for (const piece of pieces.toReversed()) {
    const pos = { index: piece.start, rowBegin: 1, columnBegin: piece.start, rowEnd: 1, columnEnd: piece.end };
    next = { kind: piece.kind, text: piece.text, pos, next };
  }
  return next;
}

// packages/oracle/src/compile/accounting.ts
var NUMBERS2 = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty".split(" ").map((word, at) => [word, String(word === "twenty" ? 20 : at + 1)])
);
var MARKERS = new Map([
  ..."unless except instead until other target tapped untapped attacking blocking random half greatest tally everyone may only additional next same less more without named chosen again first second third fourth beginning upkeep end step untap turn choose reveal search attach sacrifice discard mill draw exile destroy create shuffle gain lose control own life prevent flying haste trample".split(" ").map((word) => [word, word]),
  ["another", "other"],
  ["twice", "2"],
  ["greater", "more"],
  ["fewer", "less"],
  ["steps", "step"],
  ["keeping", "keeping"],
  ["controls", "control"],
  ["controlled", "control"],
  ["gains", "gain"],
  ["loses", "lose"],
  ["draws", "draw"],
  ["discards", "discard"],
  ["sacrifices", "sacrifice"],
  ["creates", "create"],
  ["created", "create"],
  ["exiles", "exile"],
  ["mills", "mill"],
  ["searches", "search"],
  ["shuffles", "shuffle"],
  ["targets", "target"],
  ["nontoken", "nontoken"],
  ["hand", "hand"],
  ["hands", "hand"],
  ["graveyard", "graveyard"],
  ["graveyards", "graveyard"],
  ["library", "library"],
  ["libraries", "library"],
  ["opponent", "opponent"],
  ["opponents", "opponent"],
  ["combat", "combat"],
  ["up", "up"]
]);
function marker(piece) {
  const { kind, text } = piece;
  if (kind === "size") return text.includes("X") ? null : text;
  if (kind === "number") return text;
  if (kind !== "word") return null;
  return NUMBERS2.get(text) ?? MARKERS.get(text) ?? vocabularyWord(piece);
}
function vocabularyWord({ text, capital: capital2 }) {
  if (colorBit(text) !== null || supertypeBit(text) !== null) return text;
  const type = typeBit(text);
  if (type !== null) return `type ${type}`;
  if (text.startsWith("non")) return text.replace("-", "");
  return capital2 ? subtypeOf(text) : null;
}
function plain(text) {
  const sized = /^Station\b/m.test(text) ? text.replace(/^\d+\/\d+$/gm, "") : text;
  return sized.replace(/You may exert [^.]{1,40} as (it|he|she|they) attacks?\b/g, "Exert").replace(/\bamass (\d|X)\b/gi, "amass Zombies $1").replace(/^Max speed —/gm, "").replace(/ Activate only if your speed is 4 or greater\./g, "").replace(/^Boast —/gm, "Activate only if this creature attacked this turn and only once each turn.").replace(/^Exhaust —/gm, "Activate only once.").replace(
    /\b[Tt]his (creature|land|artifact|enchantment|planeswalker|battle|permanent|card|spell|token|Aura|Equipment|Vehicle|Saga|Class|Case|Siege|Spacecraft|Planet|Room|Mount)\b/g,
    "~"
  ).replace(
    /^((?:[IVX, ]+ — )?(?:• )?)([A-Z][^—\n.:"{]{0,40}) — (?=[A-Z{~])/gm,
    (all3, before2, name2) => saysNothing(name2) ? before2 : all3
  ).replace(/\b(is|are) put into a graveyard from the battlefield\b/g, "dies").replace(/\b(gets?|adds?) an additional (?=[+\-{])/g, "$1 ").replace(/\bin addition to (its|their) other (creature |land |artifact |colors and )?types\b/g, "keeping").replace(
    /\b([Ii]t's|[Tt]hey're|that's|that are) still (a |an )?(land|artifact|planeswalker|enchantment)s?\b/g,
    "keeping"
  ).replace(/\beach player's (?=upkeep|end step|draw step)/g, "each ").replace(/\bas long as you control no\b/g, "unless you control").replace(/\breveal [^.]* and shuffle it into\b/g, "shuffle it into").replace(/\bin addition to (its|their) other colors\b/g, "keeping").replace(/\byou may (put|reveal) any number of\b/gi, "$1 any number of").replace(
    /prevent all ((?:combat )?damage) that would be dealt to ([^.\n]+?)( this turn)?\.\s*Prevent all \1 (?:that would be dealt by \2|it would deal|\2 would deal)\3\./gi,
    "Prevent all $1 that would be dealt to and dealt by $2$3."
  ).replace(/\buntil end of turn, (?=(you|they|that player) may (play|cast)\b)/gi, "").replace(/(\bmay (?:play|cast) [^.]*?) (?:this turn|until end of turn)\b/g, "$1").replace(/\b[Yy]ou choose (an? [^.]*? from it)\. Exile that card\b/g, "Exile $1").replace(
    /\b(life |damage )?equal to the (life lost|life gained|damage dealt|damage prevented) this way\b/g,
    "that much $1"
  ).replace(/\bfor each (1|one) (life lost|damage dealt|damage prevented) this way\b/g, "that much").replace(/\byou've cast another spell this turn\b/g, "you've cast two or more spells this turn").replace(/\bfor all cards with\b/g, "for any number of cards with").replace(/\bduring each opponent's turn\b/g, "during an opponent's turn").replace(/\bone of your opponents\b/g, "an opponent").replace(/\bprotection from (all colors|each color)\b/g, "protection from white, blue, black, red, green").replace(/\b(a|each) (creature|permanent|creature or planeswalker) dealt damage this way\b/g, "it").replace(
    /\b(life|damage) equal to the (amount of )?(life lost|damage dealt|damage prevented) this way\b/g,
    "that much $1"
  ).replace(/\bfor each (1 )?(life lost|damage dealt|damage prevented) this way\b/g, "that much").replace(
    /\byou choose (an? [^.]{3,80}?) from it(?: and exile that card|\. Exile that card)/gi,
    "exile $1 from it"
  ).replace(/(?<!enters, )\b[Cc]hoose a color(?=[.,]| and)/g, "").replace(/\bthe (chosen color|color of your choice)\b/g, "that color").replace(/\bother than (a )?basic land cards?\b/g, "that isn't a basic land card").replace(/\bthe chosen card\b/g, "it").replace(/\band the other (?=into|on)/g, "and the rest ").replace(/\b(with|has) that name\b/g, "$1 the chosen name").replace(/\bof that type\b/g, "of the chosen type").replace(/\bwas cast from anywhere other than your hand\b/g, "was cast and it wasn't cast from your hand").replace(/\b(if you don't) put (it|that card|the card) (into your hand|onto the battlefield)(?=,)/gi, "$1").replace(/\bif you attacked with no creatures this turn\b/gi, "unless you attacked this turn").replace(/\bland you control enter this turn\b/g, "land enter this turn").replace(/\badditional (?=([+-]\d\/[+-]\d|\w+) counters?\b)/g, "").replace(/\b(adds?) an additional (?=(one|two|three) mana\b)/g, "$1 ").replace(/\bshuffles? (your|their) library\b/gi, "shuffle").replace(/\byou may (reveal|put) (?=up to\b|any number of\b)/gi, "$1 ").replace(/\b(sacrifices? (?:any number of|up to \w+) [^.,]*?) (?:you|they) controls?\b/gi, "$1").replace(/\ball other cards (revealed|exiled) this way\b/g, "the rest").replace(/\b([Aa]s long as|[Ii]f) (it's not|it isn't) your turn\b/g, "unless it's your turn").replace(/\bduring turns other than yours\b/gi, "unless it's your turn").replace(/\b[Cc]hoose (?=(another |up to \w+ |\w+ )?target\b)/g, "").replace(/\bgains? (?!life|control|\d|X |that much|twice|three times|half)/g, "").replace(/ under (its|their) owners?'s? control\b/g, "").replace(/\bfor each\b|\bnumber of\b|\bequal to\b|\bwhere X is\b/gi, "tally").replace(/\b(each|all) (other )?(player|opponent)s?\b/gi, "everyone");
}
var COUNTED2 = new Set(
  "target until except nontoken destroy exile draw discard sacrifice create tapped untap search shuffle random up mill attach library may damage life hand next chosen again beginning upkeep turn combat flying haste trample prevent reveal attacking blocking half greatest same named".split(
    " "
  )
);
function markers(pieces) {
  const found = /* @__PURE__ */ new Map();
  const add = (word, times4) => {
    found.set(word, (found.get(word) ?? 0) + times4);
  };
  for (const piece of pieces) {
    if (piece.kind === "quoted") for (const [word2, times4] of markers(piecesOf(plain(piece.text), []))) add(word2, times4);
    const word = marker(piece);
    if (word !== null) add(word, 1);
  }
  return found;
}
function supportInWords(text, { types }) {
  const other3 = (types & (CardType.Instant | CardType.Sorcery)) === 0 ? "other " : "";
  return text.replace(/\b[Ss]upport (\d+|X)\b/g, `put a +1/+1 counter on each of up to $1 ${other3}target creatures`);
}
function unaccountedWords(text, names2, face) {
return null;
  const ours = printFace(face).join("\n");
  const printed = markers(piecesOf(plain(ours), names2));
  const written = markers(piecesOf(plain(supportInWords(text, face)), names2));
  const lost = [...written.keys()].filter(
    (word) => isFewer(word, printed, written, COUNTED2) && !saidOtherwise(word, text, ours, printed, face)
  );
  const added = [...printed.keys()].filter(
    (word) => isFewer(word, written, printed, TARGETS) && !understood(word, text, written)
  );
  return lost.length + added.length === 0 ? null : { lost, added };
}
var TARGETS = /* @__PURE__ */ new Set(["target"]);
function isFewer(word, here, there, counted4) {
  const times4 = here.get(word) ?? 0;
  return times4 === 0 || counted4.has(word) && times4 < (there.get(word) ?? 0);
}
function saidOtherwise(word, text, printed, markersOfPrinted, face) {
  switch (word) {
    case "1":
      return markersOfPrinted.has("tally");
    case "control":
      return /\bonto the battlefield( tapped)? under your control\b/.test(text) && !/\bcontrols?\b/.test(text.replace(/\bunder your control\b/g, ""));
    case "unless":
      return /\b[Ii]f\b[^.]*(n't|\bnot|\bno)\b/.test(printed);
    case "tally":
      return /\bwhere X is\b/.test(text) || /\bany number of\b/i.test(text) && /\bX\b/.test(printed);
    case "choose":
      return JSON.stringify(face.abilities).includes('"kind":"chooseObjects"');
    case "may":
      return /\bunless\b/.test(printed) && /\b(doesn't|don't), /.test(text);
    case "instead":
      return /\botherwise\b|, or [^.]* if /i.test(printed);
    default:
      return /^[+-]\d+\/[+-]\d+$/.test(word) && /[+-]X\/|\/[+-]X/.test(printed) && /\bfor each\b/.test(text);
  }
}
function understood(word, text, written) {
  const counted4 = /\bX\b/.test(text) || written.has("tally");
  if (word === "instead") return /\botherwise\b|\bif you don't\b/i.test(text);
  if (/^([5-9]|1\d)$/.test(word)) return new RegExp(`(\\{[WUBRGC]\\})\\1{${Number(word) - 1}}`).test(text);
  if (word === "1" || /^[+-]1\//.test(word)) return counted4;
  if (word === "tally")
    return /\bX\b|\bamong\b|\b[Dd]ouble\b|\ball cards\b|\b[Ee]xchange\b|\bthat (many|much)\b|\bdiscards? all\b|\b[Ee]ach [^.]{1,40} deals\b/.test(
      text
    );
  if (word === "other") return /\bthe rest\b/.test(text);
  if (word === "choose" || word === "chosen") return /\btype of your choice\b/.test(text);
  if (word === "unless") return /\botherwise\b|\b(doesn't|don't), /i.test(text);
  if (word === "hand") return /\bwho can't\b/.test(text);
  if (word === "named") return /\b[Cc]reates? [A-Z][^.]{1,40}, an? /.test(text);
  if (word === "except") return /\bthe rest\b/.test(text);
  if (word === "opponent") return /\bopponents?\b/.test(text) && /\bthey control\b/.test(text);
  if (word === "target") return /^When[^,]*\b(and|or) (when|whenever|it)\b/m.test(text);
  if (word === "2") return /\b[Dd]ouble\b/.test(text);
  if (word === "control") return /\bsacrifices?\b/i.test(text);
  return word === "own" && /\byour (graveyard|hand|library)\b/.test(text);
}

// packages/oracle/src/compile/characteristics/typeLine.ts
var TYPES = new Map([
  ...Object.entries(CardType),
  ["Tribal", CardType.Kindred]
]);
var SUPERTYPES = new Map(Object.entries(Supertype));
function readTypeLine(line2) {
  const [before2 = "", after = ""] = line2.split(/\s+[—–-]\s+/);
  let types = 0;
  let supertypes3 = 0;
  for (const word of before2.split(/\s+/).filter((each) => each !== "")) {
    const type = TYPES.get(word) ?? 0;
    const supertype = SUPERTYPES.get(word) ?? 0;
    if (type === 0 && supertype === 0) return null;
    types |= type;
    supertypes3 |= supertype;
  }
  return types === 0 ? null : { supertypes: supertypes3, types, subtypes: subtypesIn(after) };
}
function subtypesIn(text) {
  const joined2 = text.replace(/’/g, "'").replace(/\bTime Lord\b/g, "Time_Lord");
  return joined2.split(/\s+/).filter((word) => word !== "").map((word) => word.replace("_", " "));
}

// packages/oracle/src/compile/characteristics/characteristics.ts
var MANA_COST = /^(\{(\d+|[XWUBRGCS]|[WUBRGC2]\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)\})+$/;
function readCharacteristics(source) {
  const line2 = readTypeLine(source.typeLine);
  if (line2 === null) return null;
  if (source.manaCost !== "" && !MANA_COST.test(source.manaCost)) return null;
  const power = numberOf(source.power);
  const toughness = numberOf(source.toughness);
  const loyalty3 = numberOf(source.loyalty);
  if (power === void 0 || toughness === void 0 || loyalty3 === void 0) return null;
  const defense = source.defense === null ? null : Number(source.defense);
  if ((line2.types & CardType.Battle) !== 0 !== Number.isInteger(defense)) return null;
  if ((line2.types & CardType.Creature) !== 0 && (power === null || toughness === null)) return null;
  const colors2 = source.colorIndicator === null ? {} : { colors: colorsOf(source.colorIndicator) };
  return {
    name: source.name,
    manaCost: source.manaCost === "" ? null : source.manaCost,
    ...colors2,
    ...line2,
    // 721.2c: the size of a station card belongs to a station symbol.
    power: isStationCard(source) ? null : power,
    toughness: isStationCard(source) ? null : toughness,
    loyalty: loyalty3,
    ...defense === null ? {} : { defense }
  };
}
function isStationCard({ text }) {
  return /^Station\b/m.test(text);
}
var LETTERS = COLOR_LETTERS;
function colorsOf(letters) {
  return letters.reduce((colors2, letter) => colors2 | 1 << LETTERS.indexOf(letter), 0);
}
function numberOf(printed) {
  if (printed === null) return null;
  if (printed === "X") return { kind: "x" };
  if (/^[+-]?\d+$/.test(printed)) return Number(printed);
  return printed.includes("*") ? 0 : void 0;
}

// packages/oracle/src/compile/lowering/sequence.ts
function inSequence(effects) {
  const parts = effects.flatMap((each) => each.kind === "sequence" ? each.of : [each]);
  const [only] = parts;
  return parts.length === 1 && only !== void 0 ? only : { kind: "sequence", of: parts };
}

// packages/oracle/src/compile/lowering/reflexive.ts
var AT_ONCE = { kind: "state", condition: { kind: "always" } };
function finishedDraft({ targets, effects, reflexives }) {
  let specs = targets;
  let done3 = effects;
  for (const { targets: from2, effects: at, condition: condition2, after } of reflexives.toReversed()) {
    const ability = {
      kind: "triggered",
      event: AT_ONCE,
      ...condition2 === null ? {} : { condition: condition2 },
      targets: specs.slice(from2),
      effect: inSequence(done3.slice(at))
    };
    const before2 = done3.slice(0, at);
    const trigger2 = { kind: "reflexive", ability };
    const last = before2[before2.length - 1];
    const joined2 = last === void 0 ? null : after(last, trigger2);
    done3 = joined2 === null ? [...before2, trigger2] : [...before2.slice(0, -1), joined2];
    specs = specs.slice(0, from2);
  }
  return { targets: specs, effect: inSequence(done3) };
}

// packages/oracle/src/compile/lowering/triggerZones.ts
function apartByZone(ability) {
  if (ability.kind !== "triggered" || ability.event.kind !== "anyOf" || ability.zone !== void 0) return [ability];
  const byZone = /* @__PURE__ */ new Map();
  for (const event of ability.event.of) {
    const zone = zoneOfAbility({ ...ability, event });
    byZone.set(zone, [...byZone.get(zone) ?? [], event]);
  }
  if (byZone.size === 1) return [ability];
  return [...byZone.values()].map((of) => {
    const [only, ...more2] = of;
    return { ...ability, event: only !== void 0 && more2.length === 0 ? only : { kind: "anyOf", of } };
  });
}

// packages/oracle/src/compile/text/sentences.ts
function sentencesOf(pieces) {
  const sentences = [[]];
  for (const piece of pieces) {
    if (piece.text === "." && piece.kind === "mark") sentences.push([]);
    else sentences[sentences.length - 1]?.push(piece);
  }
  return sentences.filter((sentence3) => sentence3.length > 0);
}
var BULLET = /^\s*[•+]\s*/;
function paragraphsOf(text) {
  const paragraphs2 = [];
  let at = 0;
  for (const line2 of withoutBrokenReminders(text).split("\n")) {
    const last = paragraphs2[paragraphs2.length - 1];
    const before2 = last?.text ?? "";
    const listed2 = line2.startsWith("\u2022") || line2.startsWith("+ {") && /^Spree\b/.test(before2) || line2.startsWith("{P}") && before2.includes("{P} worth of modes");
    const bullet = listed2 ? BULLET.exec(line2)?.[0].length ?? 0 : 0;
    const part = { start: at + bullet, end: at + line2.length, text: line2.slice(bullet) };
    if (listed2 && last !== void 0) last.modes.push(part);
    else if (line2.trim() !== "") paragraphs2.push({ ...part, modes: [] });
    at += line2.length + 1;
  }
  return paragraphs2;
}
function withoutBrokenReminders(text) {
  return text.replace(/\([^()]*\)/g, (reminder) => reminder.replace(/\n/g, " "));
}

// packages/oracle/src/compile/lowering/rewrite.ts
function isRecord2(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
}
function rewrite(value2, change2) {
  if (Array.isArray(value2)) return value2.map((each) => rewrite(each, change2));
  if (!isRecord2(value2)) return value2;
  const changed3 = change2(value2);
  if (changed3 !== void 0) return changed3;
  return Object.fromEntries(Object.entries(value2).map(([key, inner]) => [key, rewrite(inner, change2)]));
}
function visit(value2, see) {
  if (Array.isArray(value2)) for (const each of value2) visit(each, see);
  else if (isRecord2(value2)) {
    see(value2);
    for (const inner of Object.values(value2)) visit(inner, see);
  }
}

// packages/oracle/src/compile/grammar/nouns.ts
var ANY = { kind: "any" };
var ADJECTIVES = /* @__PURE__ */ new Map([
  ["tapped", { kind: "tapped" }],
  ["untapped", { kind: "untapped" }],
  ["attacking", { kind: "attacking" }],
  ["blocking", { kind: "blocking" }],
  ["blocked", { kind: "blocked" }],
  ["unblocked", { kind: "unblocked" }],
  ["colorless", { kind: "colorless" }],
  ["multicolored", { kind: "multicolored" }],
  ["monocolored", { kind: "not", of: { kind: "or", of: [{ kind: "multicolored" }, { kind: "colorless" }] } }],
  ["historic", { kind: "historic" }],
  ["modified", { kind: "modified" }],
  ["nontoken", { kind: "not", of: { kind: "token" } }],
  ["face-down", { kind: "faceDown" }],
  ["activated", { kind: "isAbility", which: "activated" }],
  ["triggered", { kind: "isAbility", which: "triggered" }],
  ["nonhistoric", { kind: "not", of: { kind: "historic" } }]
]);
var OUTLAW = { kind: "subtype", subtypes: OUTLAWS };
var HEADS = /* @__PURE__ */ new Map([
  ["card", "card"],
  ["cards", "card"],
  ["spell", "spell"],
  ["spells", "spell"],
  ["permanent", "permanent"],
  ["permanents", "permanent"],
  ["token", "token"],
  ["tokens", "token"],
  ["ability", "ability"],
  ["abilities", "ability"],
  ["source", "source"],
  ["sources", "source"],
  ["commander", "commander"],
  ["commanders", "commander"]
]);
function atomOf(token2) {
  if (token2.kind === "size") return sizeAtom(token2.text);
  if (token2.kind !== "word") return null;
  const word = token2.text;
  if (word === "urza" && token2.next?.text === "'s")
    return { role: "subtype", word: "Urza's", filter: { kind: "subtype", subtypes: ["Urza's"] } };
  const head2 = HEADS.get(word);
  if (head2 !== void 0) return { role: "head", word: head2, filter: headFilter(head2) };
  const type = typeBit(word);
  if (type !== null) return { role: "type", word: singular3(word, type), filter: { kind: "type", types: type } };
  const adjective2 = ADJECTIVES.get(word) ?? colorOrSupertype(word) ?? negated(word);
  if (adjective2 !== null) return { role: "adjective", word, filter: adjective2 };
  if (word === "outlaw" || word === "outlaws") return { role: "subtype", word: "outlaw", filter: OUTLAW };
  const subtype = subtypeOf(word);
  return subtype === null ? null : { role: "subtype", word: subtype, filter: { kind: "subtype", subtypes: [subtype] } };
}
function sizeAtom(text) {
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (power === void 0 || toughness === void 0) return null;
  const of = [
    { kind: "power", op: "=", value: Number(power) },
    { kind: "toughness", op: "=", value: Number(toughness) }
  ];
  return { role: "adjective", word: text, filter: { kind: "and", of } };
}
function headFilter(head2) {
  if (head2 === "token") return { kind: "token" };
  if (head2 === "ability") return { kind: "isAbility" };
  return head2 === "commander" ? { kind: "commander" } : ANY;
}
function singular3(word, type) {
  return typeBit(word.replace(/s$/, "")) === type ? word.replace(/s$/, "") : word.replace(/ies$/, "y");
}
function colorOrSupertype(word) {
  const color = colorBit(word);
  if (color !== null) return { kind: "color", colors: color };
  const supertype = supertypeBit(word);
  return supertype === null ? null : { kind: "supertype", supertypes: supertype };
}
function negated(word) {
  if (!word.startsWith("non")) return null;
  const rest2 = word.replace(/^non-?/, "");
  const type = typeBit(rest2);
  if (type !== null) return { kind: "not", of: { kind: "type", types: type } };
  const other3 = colorOrSupertype(rest2);
  if (other3 !== null) return { kind: "not", of: other3 };
  if (rest2 === "outlaw") return { kind: "not", of: OUTLAW };
  const subtype = subtypeOf(rest2);
  return subtype === null ? null : { kind: "not", of: { kind: "subtype", subtypes: [subtype] } };
}
var JOINTS = /* @__PURE__ */ new Set(["or", "and/or", "and", ","]);
var nounPhrase2 = reader((start) => {
  const readings = [];
  const segments = [[]];
  let at = start;
  while (at !== void 0) {
    const atom = atomOf(at);
    if (atom === null) {
      at = afterJoint(at, segments);
      if (at === void 0) break;
      continue;
    }
    segments[segments.length - 1]?.push(atom);
    at = at.text === "urza" && at.next?.text === "'s" ? at.next.next : at.next;
    const result2 = nounPhraseOf(segments);
    if (result2 !== null) readings.unshift({ firstToken: start, nextToken: at, result: result2 });
  }
  return readings;
});
function afterJoint(token2, segments) {
  if (segments[segments.length - 1]?.length === 0 || !JOINTS.has(token2.text)) return void 0;
  let next = token2.next;
  if (token2.text === "," && next !== void 0 && JOINTS.has(next.text)) next = next.next;
  if (next === void 0 || atomOf(next) === null) return void 0;
  segments.push([]);
  return next;
}
function nounPhraseOf(segments) {
  const last = segments[segments.length - 1] ?? [];
  const end = last[last.length - 1];
  if (end === void 0 || end.role === "adjective") return null;
  const head2 = end.role === "head" ? end.word : null;
  if (head2 === "ability" || segments.some(endsWith("ability"))) return onStack(segments);
  if (head2 !== "spell" && segments.some(endsWith("spell"))) return null;
  if (head2 === "spell" && last.length === 1 && !segments.every(endsWith("spell"))) return null;
  const filter = filterOf(segments);
  if (filter === null) return null;
  const all3 = segments.flat().filter((atom) => atom.role !== "adjective");
  const nouns = [
    .../* @__PURE__ */ new Set([...all3.map((atom) => atom.word), ...head2 === "card" || head2 === "spell" ? [] : ["permanent"]])
  ];
  return { filter: head2 === "card" || head2 === "spell" ? cardFilter(filter, all3) : filter, head: head2, nouns };
}
function endsWith(word) {
  return (segment) => segment[segment.length - 1]?.word === word;
}
function onStack(segments) {
  const [last] = segments.slice(-1);
  const kinds = [];
  for (const segment of segments) {
    const ofAbilities = segment.filter((atom) => atom.filter.kind === "isAbility");
    const spell = endsWith("spell")(segment);
    if (ofAbilities.length !== (spell ? 0 : segment.length)) return null;
    if (!spell && !endsWith("ability")(segment) && (last === void 0 || !endsWith("ability")(last))) return null;
    const [only] = ofAbilities;
    kinds.push(
      spell ? conjunction([{ kind: "isSpell" }, ...segment.map((atom) => atom.filter)]) : only?.filter ?? ANY
    );
  }
  const plain4 = kinds.filter((kind) => kind.kind === "isAbility");
  const whole = plain4.length === 2 ? [{ kind: "isAbility" }] : plain4;
  const filter = disjunction([...kinds.filter((kind) => kind.kind !== "isAbility"), ...whole]);
  return { filter, head: "ability", nouns: kinds.length === plain4.length ? ["ability"] : ["spell", "ability"] };
}
function cardFilter(filter, nouns) {
  return nouns.some((atom) => atom.word === "permanent") ? conjunction([{ kind: "permanentCard" }, filter]) : filter;
}
function filterOf(segments) {
  const [only] = segments;
  const last = segments[segments.length - 1];
  if (only === void 0 || last === void 0) return null;
  if (segments.length === 1) return conjunction(only.map((atom) => atom.filter));
  const earlier = segments.slice(0, -1);
  if (segments.every((segment) => segment[0]?.word.startsWith("non") === true) && earlier.every((segment) => segment.length === 1))
    return conjunction(segments.flat().map((atom) => atom.filter));
  const shared = (role2) => earlier.every((segment) => segment.length === 1 && segment[0]?.role === role2);
  const [lead, ...rest2] = last;
  if (lead === void 0) return null;
  if (shared("adjective") && lead.role === "adjective")
    return conjunction([
      disjunction([...earlier.flat(), lead].map((atom) => atom.filter)),
      ...rest2.map((atom) => atom.filter)
    ]);
  const common = rest2.some((atom) => atom.role === "type" || atom.role === "head");
  if ((shared("subtype") || shared("type")) && lead.role === earlier[0]?.[0]?.role && common)
    return conjunction([
      disjunction([...earlier.flat(), lead].map((atom) => atom.filter)),
      ...rest2.map((atom) => atom.filter)
    ]);
  if (!segments.every((segment) => segment.some((atom) => atom.role !== "adjective"))) return null;
  return alternatives2(segments);
}
var SPREADING = /* @__PURE__ */ new Set(["tapped", "untapped", "nontoken", "attacking", "blocking"]);
function alternatives2(segments) {
  const [head2 = [], ...others4] = segments;
  const last = segments[segments.length - 1] ?? [];
  const end = last[last.length - 1];
  const shared = end?.role === "head" && last.length > 1 ? end : null;
  const adjectives = head2.filter((atom) => atom.role === "adjective");
  const plain4 = others4.every((segment) => segment.every((atom) => atom.role !== "adjective"));
  const spreads = plain4 && adjectives.length > 0;
  if (spreads && !adjectives.every((atom) => SPREADING.has(atom.word) || atom.word.startsWith("non") || atom.word === "basic"))
    return null;
  const spread = spreads ? adjectives.filter((atom) => SPREADING.has(atom.word)) : [];
  const options = segments.map(
    (segment) => conjunction(segment.filter((atom) => atom !== shared && !spread.includes(atom)).map((atom) => atom.filter))
  );
  return conjunction([
    ...spread.map((atom) => atom.filter),
    disjunction(options),
    ...shared === null ? [] : [shared.filter]
  ]);
}
function conjunction(of) {
  const parts = of.flatMap((each) => each.kind === "and" ? each.of : each.kind === "any" ? [] : [each]);
  const [only] = parts;
  if (only === void 0) return ANY;
  return parts.length === 1 ? only : { kind: "and", of: parts };
}
function disjunction(of) {
  const [head2] = of;
  if (head2 === void 0) return ANY;
  if (of.length === 1) return head2;
  const types = of.map((each) => each.kind === "type" ? each.types : 0);
  if (types.every((each) => each !== 0)) return { kind: "type", types: types.reduce((a, b) => a | b, 0) };
  const colors2 = of.map((each) => each.kind === "color" ? each.colors : 0);
  if (colors2.every((each) => each !== 0)) return { kind: "color", colors: colors2.reduce((a, b) => a | b, 0) };
  const subtypes3 = of.map((each) => each.kind === "subtype" ? each.subtypes : []);
  if (subtypes3.every((each) => each.length > 0)) return { kind: "subtype", subtypes: subtypes3.flat() };
  return { kind: "or", of };
}

// packages/oracle/src/compile/lowering/chosenColor.ts
var CHOSEN_COLOR = 32;
var CHOSEN_TYPE = -1;
var CHOSEN_LABEL = "that color";
var COLORS2 = ["white", "blue", "black", "red", "green"];
function withColorOfChoice(who2, effect) {
  return { kind: "chooseEffect", who: who2, options: COLORS2.map((label, at) => ({ label, effect: colored(effect, at) })) };
}
function withChosenColors(ability) {
  const spread = rewrite(ability, (part) => {
    const { kind, of } = part;
    if (kind !== "sequence" || !Array.isArray(of)) return void 0;
    const at = of.findIndex(isChoice);
    return at < 0 ? void 0 : spreadOver(of, at);
  });
  const text = JSON.stringify(spread);
  return text.includes(`"colors":${CHOSEN_COLOR}`) || text.includes(`"mana":[${CHOSEN_TYPE}]`) ? null : spread;
}
function spreadOver(of, at) {
  const choice2 = of[at];
  const who2 = choice2?.kind === "chooseColor" ? choice2.who : { kind: "you" };
  return inSequence([...of.slice(0, at), withColorOfChoice(who2, inSequence(of.slice(at + 1)))]);
}
function isChoice(part) {
  return typeof part === "object" && part !== null && "as" in part && "kind" in part && part.kind === "chooseColor";
}
function colored(part, color) {
  return rewrite(part, (each) => {
    const entries = Object.entries(each);
    if (!entries.some(([key, value2]) => stands(key, value2))) return void 0;
    return Object.fromEntries(
      entries.map(([key, value2]) => [key, stands(key, value2) ? instead2(value2, color) : colored(value2, color)])
    );
  });
}
function stands(key, value2) {
  if (key === "colors") return value2 === CHOSEN_COLOR;
  if (key === "label") return value2 === CHOSEN_LABEL;
  return key === "mana" && Array.isArray(value2) && value2.includes(CHOSEN_TYPE);
}
function instead2(value2, color) {
  if (Array.isArray(value2)) return value2.map((type) => type === CHOSEN_TYPE ? color : type);
  return value2 === CHOSEN_COLOR ? 1 << color : COLORS2[color];
}

// packages/oracle/src/compile/grammar/players.ts
var YOU2 = { kind: "you" };
var OPPONENTS = { kind: "opponents" };
var EACH_PLAYER = { kind: "eachPlayer" };
function always(players5) {
  return () => () => players5;
}
function target2(players5, min, max) {
  return (scope) => scope.addTarget({ what: null, zone: Zone.None, players: players5, min, max }, ["player"]);
}
var targetPlayers = either(
  phrase(["target player"], () => target2(EACH_PLAYER, 1, 1)),
  phrase(["target opponent"], () => target2(OPPONENTS, 1, 1)),
  phrase(["up to", numeral, "target player|players"], (max) => target2(EACH_PLAYER, 0, max)),
  phrase(["up to", numeral, "target opponent|opponents"], (max) => target2(OPPONENTS, 0, max)),
  phrase(["one or two target players"], () => target2(EACH_PLAYER, 1, 2)),
  phrase(["any number of target players"], () => target2(EACH_PLAYER, 0, 1e3)),
  phrase(["any number of target opponents"], () => target2(OPPONENTS, 0, 1e3)),
  phrase([numeral, "target players"], (count2) => target2(EACH_PLAYER, count2, count2)),
  phrase(["each of", numeral, "target players"], (count2) => target2(EACH_PLAYER, count2, count2))
);
var knownPlayers = either(
  phrase(["that player"], () => (scope) => scope.findOnePlayer()),
  phrase(["those players"], () => (scope) => scope.findPlayer()),
  phrase(["that opponent"], () => (scope) => scope.findOnePlayer()),
  phrase(["they"], () => (scope) => scope.findPlayer()),
  phrase(["the player"], () => (scope) => scope.findOnePlayer()),
  phrase([either(words2("defending player"), words2("the defending player"))], () => (scope) => {
    const who2 = { kind: "defendingPlayer" };
    scope.mentionPlayers(who2);
    return who2;
  }),
  phrase(["the active player"], always({ kind: "activePlayer" })),
  phrase(
    ["the chosen player"],
    () => (scope) => scope.chosenPlayer === null ? { kind: "chosenForSource" } : { kind: "bound", name: scope.chosenPlayer }
  ),
  phrase(["that player or that permanent's|creature's|planeswalker's controller"], () => (scope) => eitherOf(scope)),
  phrase(["enchanted player"], always({ kind: "enchantedPlayer" }))
);
function eitherOf(scope) {
  const target5 = scope.lastEither();
  if (target5 === null) return scope.reject(YOU2);
  const either2 = { kind: "union", of: [target5, { kind: "controllerOf", what: target5 }] };
  scope.mentionPlayers(either2);
  return either2;
}
var relatedPlayers = rule(
  () => either(
    phrase(["its|their controller|controllers"], () => (scope) => ({
      kind: "controllerOf",
      what: scope.find(null, false)
    })),
    phrase(["its owner"], () => (scope) => ({ kind: "ownerOf", what: scope.find(null, false) })),
    phrase([singleObject, "'s controller"], (what) => (scope) => ({ kind: "controllerOf", what: what(scope) })),
    phrase([singleObject, "'s owner"], (what) => (scope) => ({ kind: "ownerOf", what: what(scope) })),
    phrase(["the owner of", singleObject], (what) => (scope) => ({ kind: "ownerOf", what: what(scope) }))
  )
);
var collective = either(
  phrase(["each player"], always(EACH_PLAYER)),
  phrase(["all players"], always(EACH_PLAYER)),
  phrase(["players"], always(EACH_PLAYER)),
  phrase(["each opponent"], always(OPPONENTS)),
  phrase(["your opponents"], always(OPPONENTS)),
  phrase(["each other player"], always({ kind: "otherPlayers" }))
);
var otherPlayers = rule(
  () => either(
    targetPlayers,
    phrase([collective], (who2) => (scope) => {
      const set = who2(scope);
      scope.mentionPlayers(set, true);
      return set;
    }),
    knownPlayers,
    phrase([relatedPlayers], (who2) => (scope) => {
      const player3 = who2(scope);
      scope.mentionPlayers(player3);
      return player3;
    })
  )
);
var players2 = rule(
  () => either(
    phrase(["you"], always(YOU2)),
    otherPlayers,
    phrase([targetPlayers, "each"], (who2) => who2),
    phrase(["you and", otherPlayers, "each"], (who2) => (scope) => ({ kind: "union", of: [YOU2, who2(scope)] }))
  )
);
var possessive2 = rule(
  () => either(
    phrase(["your"], always(YOU2)),
    phrase(["their"], () => (scope) => scope.findPlayer()),
    phrase(["that player's"], () => (scope) => scope.findOnePlayer()),
    phrase(["that opponent's"], () => (scope) => scope.findOnePlayer()),
    phrase(["target player's"], () => target2(EACH_PLAYER, 1, 1)),
    phrase(["target opponent's"], () => target2(OPPONENTS, 1, 1)),
    phrase(["each player's"], always(EACH_PLAYER)),
    phrase(["each opponent's"], always(OPPONENTS)),
    phrase(["an opponent's"], always(OPPONENTS)),
    phrase(["your opponents'"], always(OPPONENTS)),
    phrase(["opponents'"], always(OPPONENTS)),
    phrase(["defending player's"], always({ kind: "defendingPlayer" })),
    phrase(["its owner's"], () => (scope) => ({
      kind: "ownerOf",
      what: scope.findMoved(false) ?? scope.find(null, false)
    })),
    phrase(["its controller's"], () => (scope) => ({ kind: "controllerOf", what: scope.find(null, false) })),
    phrase(["all"], always(EACH_PLAYER)),
    phrase(["a|any|each"], always(EACH_PLAYER))
  )
);
function isSeveral2({ kind }) {
  return kind === "eachPlayer" || kind === "opponents" || kind === "otherPlayers";
}

// packages/oracle/src/compile/grammar/quantities.ts
var count = rule(
  () => first(
    phrase([numeral, "times x"], (by2) => (scope) => ({ kind: "times", of: scope.x ?? { kind: "x" }, by: by2 })),
    phrase([numeral], (number) => () => number),
    phrase(["a|an"], () => () => 1),
    phrase(["x"], () => (scope) => scope.x ?? { kind: "x" }),
    phrase(["twice x"], () => (scope) => ({ kind: "times", of: scope.x ?? { kind: "x" }, by: 2 })),
    phrase(["that many|much"], () => (scope) => scope.amount ?? scope.reject(0)),
    phrase(["twice that many|much"], () => (scope) => ({ kind: "times", of: scope.amount ?? scope.reject(0), by: 2 })),
    phrase(["half that many|much , rounded up"], () => (scope) => ({
      kind: "half",
      of: scope.amount ?? scope.reject(0),
      round: "up"
    }))
  )
);
var possessiveObject = rule(
  () => either(
    phrase([singleObject, "'s", measure], (what, kind) => (scope) => ({ kind, of: what(scope) })),
    phrase(["its", measure], (kind) => (scope) => ({ kind, of: it(scope) }))
  )
);
var value = rule(
  () => either(
    simpleValue,
    phrase([simpleValue, "plus", simpleValue], (a, b) => (scope) => ({ kind: "sum", of: [a(scope), b(scope)] })),
    phrase([numeral, "plus", simpleValue], (a, b) => (scope) => ({ kind: "sum", of: [a, b(scope)] })),
    phrase(["twice", simpleValue], (of) => (scope) => ({ kind: "times", of: of(scope), by: 2 })),
    phrase(["half", simpleValue, ", rounded up"], (of) => (scope) => ({ kind: "half", of: of(scope), round: "up" })),
    phrase(["half", simpleValue, ", rounded down"], (of) => (scope) => ({
      kind: "half",
      of: of(scope),
      round: "down"
    }))
  )
);
var simpleValue = rule(
  () => either(
    possessiveObject,
    phrase(["the number of", described], (what) => (scope) => counted2(placed(what(scope), scope))),
    phrase(
      [
        "the number of those",
        token("word", (text) => /^(cards|creatures|permanents|tokens|lands)$/.test(text) ? text : null)
      ],
      (noun2) => (scope) => ({ kind: "count", of: scope.find(noun2.replace(/s$/, ""), true) })
    ),
    phrase(["the number of cards in", possessive2, ownedZone], (of, zone) => (scope) => {
      const who2 = of(scope);
      return zone === Zone.Hand ? { kind: "handSize", of: who2 } : { kind: "count", of: { kind: "all", zone, filter: { kind: "any" }, of: who2 } };
    }),
    phrase(["the number of", counterName, "counters on", anyObjects], (counter2, on) => (scope) => ({
      kind: "counters",
      counter: counter2,
      of: on(scope)
    })),
    phrase(["the number of creatures in your party"], () => () => ({ kind: "party", of: YOU2 })),
    phrase(["the number of opponents you have"], () => () => ({ kind: "countPlayers", of: OPPONENTS })),
    phrase(["the greatest|highest", measure, "among", described], (what, among3) => (scope) => ({
      kind: "greatest",
      what,
      of: allOf(among3(scope))
    })),
    phrase(["your life total"], () => () => ({ kind: "life", of: YOU2 })),
    phrase([possessive2, "life total"], (of) => (scope) => ({ kind: "life", of: of(scope) })),
    phrase(["your devotion to", colorWord, "and", colorWord], (a, b) => () => ({
      kind: "devotion",
      colors: a | b,
      of: YOU2
    })),
    phrase(["the number of card types among", described], (what) => (scope) => ({
      kind: "cardTypesAmong",
      of: allOf(placed(what(scope), scope))
    })),
    phrase(
      ["the number of colors of mana spent to cast", singleObject],
      (what) => (scope) => what(scope).kind === "self" ? { kind: "colorsSpent" } : scope.reject(0)
    ),
    phrase(["the amount of mana spent to cast", singleObject], (what) => (scope) => {
      const of = what(scope);
      return of.kind === "self" ? { kind: "manaSpent" } : { kind: "manaSpent", of };
    }),
    phrase(
      ["your devotion to that color"],
      () => (scope) => scope.color ? { kind: "devotion", colors: CHOSEN_COLOR, of: YOU2 } : scope.reject(0)
    ),
    phrase(["your devotion to", colorWord], (color) => () => ({ kind: "devotion", colors: color, of: YOU2 })),
    phrase(["the amount of life you gained this turn"], () => () => ({
      kind: "turnCount",
      what: "lifeGained",
      of: YOU2
    })),
    phrase(["the amount of life you lost this turn"], () => () => ({ kind: "turnCount", what: "lifeLost", of: YOU2 })),
    phrase(["the number of cards you've drawn this turn"], () => () => ({
      kind: "turnCount",
      what: "cardsDrawn",
      of: YOU2
    })),
    phrase(["the number of spells you've cast this turn"], () => () => ({ kind: "spellsCastThisTurn", of: YOU2 })),
    phrase(["the number of basic land types among lands you control"], () => () => DOMAIN),
    phrase(["the number of colors among", described], (what) => (scope) => ({
      kind: "colorsAmong",
      of: allOf(what(scope))
    })),
    phrase(["the", maybe(words2("total")), measure, "of the", doneOne, "this way"], (_total, kind, what) => (scope) => ({
      kind,
      of: what(scope)
    })),
    phrase(["the", doneThisWay2, "this way"], (what) => (scope) => scope.thisWay.get(what) ?? scope.reject(0)),
    phrase(["that|the damage dealt"], () => (scope) => scope.amount ?? scope.reject(0))
  )
);
var doneThisWay2 = either(
  phrase(["life lost"], () => "life lost"),
  phrase(["life gained"], () => "life gained"),
  phrase(["amount of life lost"], () => "life lost"),
  phrase(["damage dealt"], () => "damage dealt"),
  phrase(["amount of damage dealt"], () => "damage dealt"),
  phrase(["damage prevented"], () => "damage prevented"),
  phrase(["amount of", words2("{E}"), "paid"], () => "{E} paid")
);
var doneOne = phrase(
  [
    "card|creature|permanent",
    token("word", (text) => /^(exiled|discarded|milled|returned|sacrificed)$/.test(text) ? text : null)
  ],
  (verb4) => (scope) => scope.findDone(verb4).objects
);
var DOMAIN = {
  kind: "basicLandTypesAmong",
  of: {
    kind: "all",
    zone: Zone.Battlefield,
    filter: {
      kind: "and",
      of: [
        { kind: "type", types: CardType.Land },
        { kind: "controlledBy", who: YOU2 }
      ]
    }
  }
};
function counted2(what) {
  return what.zone === Zone.Hand && what.filter.kind === "any" && what.of !== null ? { kind: "handSize", of: what.of } : { kind: "count", of: allOf(what) };
}
function placed(what, scope) {
  return what.zone === Zone.None && what.from === void 0 ? scope.reject(what) : what;
}
var forEach2 = rule(
  () => either(
    phrase(
      ["for each card exiled from their hand this way"],
      () => (scope) => scope.thisWay.get("exiled from hand") ?? scope.reject(0)
    ),
    phrase(["for each", described], (what) => (scope) => counted2(placed(what(scope), scope))),
    phrase(
      [first(words2("for each 1"), words2("for each one")), doneThisWay2, "this way"],
      (_one, done3) => (scope) => scope.thisWay.get(done3) ?? scope.reject(0)
    ),
    phrase(["for each", counterName, "counter on", singleObject], (counter2, on) => (scope) => ({
      kind: "counters",
      counter: counter2,
      of: on(scope)
    })),
    phrase(["for each card in", possessive2, ownedZone], (of, zone) => (scope) => {
      const who2 = of(scope);
      return zone === Zone.Hand ? { kind: "handSize", of: who2 } : { kind: "count", of: { kind: "all", zone, filter: { kind: "any" }, of: who2 } };
    }),
    phrase(["for each color of mana spent to cast it"], () => () => ({ kind: "colorsSpent" })),
    phrase(["for each card type among", described], (what) => (scope) => ({
      kind: "cardTypesAmong",
      of: allOf(placed(what(scope), scope))
    })),
    phrase(
      [
        either(
          words2("for each card you've cycled or discarded this turn"),
          words2("for each card you've discarded this turn")
        )
      ],
      () => () => ({
        kind: "turnCount",
        what: "discards",
        of: YOU2
      })
    ),
    phrase(["for each spell you've cast this turn"], () => () => ({ kind: "spellsCastThisTurn", of: YOU2 })),
    phrase(["for each opponent you have"], () => () => ({ kind: "countPlayers", of: OPPONENTS })),
    phrase(["for each creature in your party"], () => () => ({ kind: "party", of: YOU2 })),
    phrase(["for each opponent"], () => () => ({ kind: "countPlayers", of: OPPONENTS })),
    phrase(["for each basic land type among lands you control"], () => () => DOMAIN),
    phrase(["for each color among", described], (what) => (scope) => ({ kind: "colorsAmong", of: allOf(what(scope)) })),
    phrase(["for each time it was kicked"], () => () => ({ kind: "timesPaid", cost: "multikicker" }))
  )
);
function times2(base3, each) {
  if (each === null || base3 === 0) return base3;
  if (base3 === 1) return each;
  if (typeof base3 === "number")
    return base3 === -1 ? { kind: "negative", of: each } : { kind: "times", of: each, by: base3 };
  if (base3.kind === "negative" && base3.of === 1) return { kind: "negative", of: each };
  return { kind: "product", of: [base3, each] };
}
var maybeForEach = rule(() => maybe(forEach2));

// packages/oracle/src/compile/grammar/objects.ts
var selfObject = either(
  phrase([token("self", () => true)], () => (scope) => scope.self),
  phrase(["this", token("word", (text) => SELF_NOUNS.has(text) ? text : null)], (noun2) => (scope) => {
    if (scope.quoted && scope.face.subtypes.some((subtype) => subtype.toLowerCase() === noun2)) scope.reject(null);
    return scope.self;
  })
);
var SELF_NOUNS = new Set(
  "creature land artifact enchantment planeswalker permanent card spell token aura equipment vehicle saga class case room battle fortification spacecraft siege planet mount emblem".split(
    " "
  )
);
var REFERRED = new Set(
  "creature card permanent spell ability token land artifact enchantment planeswalker equipment aura vehicle player".split(
    " "
  )
);
function referred(text) {
  if (REFERRED.has(text)) return text;
  return null;
}
function referredMany(text) {
  return text.endsWith("s") && REFERRED.has(text.slice(0, -1)) ? text.slice(0, -1) : null;
}
var singleObject = rule(
  () => either(
    phrase([selfObject], (what) => (scope) => {
      const object4 = what(scope);
      scope.mentionObjects(object4, ["creature", "permanent", "card"], false);
      return object4;
    }),
    phrase(["it|he|she|him"], () => (scope) => it(scope)),
    phrase(["that|the", token("word", referred)], (noun2) => (scope) => scope.findAgain(noun2)),
    phrase(
      [
        "the",
        token(
          "word",
          (text) => /^(exiled|sacrificed|revealed|discarded|chosen|returned|destroyed|milled)$/.test(text) ? text : null
        ),
        token("word", referred)
      ],
      (how, noun2) => (scope) => scope.has(how, false) ? scope.findAgain(how) : elsewhere2(scope, how, noun2)
    ),
    phrase(
      ["the revealed", token("word", (text) => typeBit(text) === null ? null : text), "card"],
      () => (scope) => scope.find("revealed", false)
    ),
    phrase(["enchanted", token("word", (text) => text)], (noun2) => (scope) => host(scope, noun2)),
    phrase(["equipped creature"], () => (scope) => host(scope, "creature")),
    phrase(["fortified land"], () => (scope) => host(scope, "land")),
    phrase(["target", described], (what) => (scope) => target3(scope, what(scope), 1, 1, false)),
    phrase(["another target", described], (what) => (scope) => target3(scope, what(scope), 1, 1, true))
  )
);
function elsewhere2(scope, how, noun2) {
  const linked2 = how === "exiled" && noun2 === "card" && !scope.quoted;
  return linked2 ? { kind: "exiledWithSource" } : scope.reject({ kind: "bound", name: noun2 });
}
function host(scope, noun2) {
  const attachedTo2 = { kind: "attachedTo" };
  scope.mentionObjects(attachedTo2, [noun2, "permanent"], false);
  return attachedTo2;
}
function it(scope) {
  if (scope.has(null, false)) return scope.find(null, false);
  const isSpell = !scope.quoted && (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
  return (isSpell ? scope.findMoved(false) : null) ?? scope.self;
}
var ANY_TARGET2 = { kind: "type", types: 4 | 64 | 2 };
function target3(scope, what, min, max, another2) {
  const earlier = scope.draft.targets.filter((spec2) => spec2.what !== null).map((spec2) => spec2.name);
  const elsewhere4 = another2 && earlier.length > 0;
  const others4 = another2 && !elsewhere4 ? [{ kind: "other" }] : [];
  const owner2 = what.of === null || what.of.kind === "eachPlayer" ? [] : [{ kind: "ownedBy", who: what.of }];
  const spells = what.head === "spell" ? [{ kind: "isSpell" }] : [];
  const among3 = what.from === void 0 ? [] : [{ kind: "among", what: what.from }];
  if (what.zone === Zone.None) scope.reject(null);
  const spec = {
    what: conjunction([...others4, ...spells, what.filter, ...owner2, ...among3]),
    zone: what.zone,
    players: null,
    min,
    max
  };
  const single4 = what.single === true ? { sameController: true } : {};
  const bound6 = scope.addTarget({ ...spec, ...single4, ...elsewhere4 ? { differentFrom: earlier } : {} }, what.nouns);
  const parts = what.filter.kind === "and" ? what.filter.of : [what.filter];
  if (max === 1 && parts.some((part) => part.kind === "controlledBy" && part.who.kind === "opponents"))
    scope.mentionPlayers({ kind: "controllerOf", what: bound6 });
  return bound6;
}
var howMany = first(
  phrase(["up to", numeral], (max) => ({ min: 0, max })),
  phrase(["up to x"], () => ({ min: 0, max: { kind: "x" } })),
  phrase(["any number of"], () => ({ min: 0, max: 1e3 })),
  phrase(["one or two"], () => ({ min: 1, max: 2 })),
  phrase(["one or more"], () => ({ min: 1, max: 1e3 })),
  phrase(["one , two , or three"], () => ({ min: 1, max: 3 })),
  phrase([numeral], (count2) => ({ min: count2, max: count2 })),
  phrase(["x"], () => ({ min: { kind: "x" }, max: { kind: "x" } }))
);
var chosenNumber = rule(
  () => first(
    phrase(["up to", count], (most) => (scope) => ({ min: 0, max: most(scope) })),
    phrase(["any number of"], () => () => ({ min: 0, max: 1e3 })),
    phrase(["another"], () => () => ({ min: 1, max: 1, another: true })),
    phrase(["up to one other"], () => () => ({ min: 0, max: 1, another: true })),
    phrase([count], (exact) => (scope) => {
      const number = exact(scope);
      return { min: number, max: number };
    })
  )
);
var chosenObjects = rule(
  () => phrase(
    [chosenNumber, described, maybe(words2("at random"))],
    (number, what, random) => (who2) => (scope) => chosenAmong(scope, who2, number(scope), what(scope), random !== null)
  )
);
function chosenAmong(scope, who2, { min, max, another: another2 }, what, random) {
  if (what.zone === Zone.Stack || what.zone === Zone.None && what.from === void 0) scope.reject(null);
  const as = scope.fresh("chosen");
  const other3 = another2 === true ? [{ kind: "other" }] : [];
  const from2 = allOf({ ...what, filter: conjunction([...other3, what.filter]) });
  const objects3 = { kind: "bound", name: as };
  const many2 = max !== 1;
  const choice2 = { kind: "chooseObjects", who: who2, from: from2, min, max, as, ...random ? { atRandom: true } : {} };
  return { choice: choice2, objects: objects3, nouns: [...what.nouns, "chosen"], many: many2 };
}
var anyObjects = rule(
  () => either(
    someObjects,
    // "Target creature and all other creatures with the same name as that creature": other than what was just named.
    phrase([someObjects, "and each|all other", described], (a, what) => (scope) => {
      const one4 = a(scope);
      const others4 = what(scope);
      if (others4.zone !== Zone.Battlefield || one4.kind === "self") scope.reject(null);
      const filter = conjunction([{ kind: "not", of: { kind: "among", what: one4 } }, others4.filter]);
      return both(scope, one4, { kind: "all", zone: others4.zone, filter }, others4.nouns);
    }),
    phrase([listOf(targeted, first(words2(", and"), words2(","), words2("and")))], (targets) => {
      if (targets.length < 2) return null;
      return (scope) => {
        const union = { kind: "union", of: targets.map((each) => each(scope)) };
        scope.mentionObjects(union, ["permanent"], true);
        return union;
      };
    }),
    phrase([someObjects, "and", words2("each|all"), described], (a, _all, what) => (scope) => {
      const one4 = a(scope);
      const others4 = what(scope);
      if (others4.zone === Zone.None) scope.reject(null);
      return both(scope, one4, allOf(others4), others4.nouns);
    })
  )
);
var targeted = rule(
  () => either(
    phrase(["target", described], (what) => (scope) => target3(scope, what(scope), 1, 1, false)),
    phrase(["up to one target", described], (what) => (scope) => target3(scope, what(scope), 0, 1, false)),
    phrase(["another target", described], (what) => (scope) => target3(scope, what(scope), 1, 1, true))
  )
);
function both(scope, a, b, nouns) {
  const union = { kind: "union", of: [a, b] };
  scope.mentionObjects(union, nouns, true);
  return union;
}
var someObjects = rule(
  () => either(
    singleObject,
    phrase(
      [maybe(words2("each of")), howMany, maybe(words2("other")), "target", described],
      (_each, { min, max }, other3, what) => (scope) => target3(scope, what(scope), min, max, other3 !== null)
    ),
    phrase(
      [howMany, "other target", described],
      ({ min, max }, what) => (scope) => target3(scope, what(scope), min, max, true)
    ),
    phrase(
      ["all other cards", token("word", (text) => /^(revealed|exiled)$/.test(text) ? text : null), "this way"],
      () => (scope) => scope.find("rest", true)
    ),
    phrase([words2("each|all"), described], (word, what) => (scope) => every(scope, what(scope), word === "each")),
    phrase(["each", described, "and each", described], (a, b) => (scope) => {
      const one4 = a(scope);
      const other3 = b(scope);
      if (one4.zone !== other3.zone || one4.of !== null || other3.of !== null) scope.reject(null);
      const nouns = [.../* @__PURE__ */ new Set([...one4.nouns, ...other3.nouns])];
      return every(scope, { ...one4, filter: disjunction([one4.filter, other3.filter]), nouns }, true);
    }),
    phrase(["them"], () => (scope) => scope.find(null, true)),
    phrase(["they"], () => (scope) => scope.find(null, true)),
    phrase(
      [maybe(words2("each of")), "those", token("word", referredMany)],
      (_each, noun2) => (scope) => scope.find(noun2, true)
    ),
    phrase(
      ["the exiled cards"],
      () => (scope) => scope.has("exiled", true) || scope.quoted ? scope.find("exiled", true) : { kind: "exiledWithSource" }
    ),
    phrase(
      ["all cards exiled with", selfObject],
      () => (scope) => scope.quoted ? scope.reject(EXILED_WITH) : EXILED_WITH
    ),
    phrase(["each of them"], () => (scope) => scope.find(null, true)),
    phrase(["the rest"], () => (scope) => scope.find("rest", true))
  )
);
var EXILED_WITH = { kind: "exiledWithSource" };
function every(scope, what, each) {
  if (what.zone === Zone.None && what.from === void 0) scope.reject(null);
  const objects3 = allOf(what);
  if (what.from !== void 0)
    scope.mentionObjects({ kind: "minus", from: what.from, without: objects3 }, ["rest"], true);
  scope.mentionObjects(objects3, what.nouns, true);
  if (each) scope.mentionEach(what.nouns);
  return objects3;
}
function anyTarget(scope, min, max, another2 = false) {
  const earlier = scope.draft.targets.map((spec2) => spec2.name);
  const spec = {
    what: another2 && earlier.length === 0 ? conjunction([{ kind: "other" }, ANY_TARGET2]) : ANY_TARGET2,
    zone: Zone.Battlefield,
    players: { kind: "eachPlayer" },
    min,
    max
  };
  const bound6 = scope.addTarget(another2 && earlier.length > 0 ? { ...spec, differentFrom: earlier } : spec, [
    "creature",
    "permanent",
    "planeswalker"
  ]);
  return { to: bound6, players: bound6 };
}

// packages/oracle/src/compile/grammar/costs.ts
var manaCost = phrase(
  [costSymbol, many(costSymbol)],
  (head2, tail) => [head2, ...tail].join("")
);
var symbols = first(
  phrase([token("symbol", (text) => text === "{T}" ? true : null)], () => () => ({ kind: "tapSelf" })),
  phrase([token("symbol", (text) => text === "{Q}" ? true : null)], () => () => ({ kind: "untapSelf" })),
  phrase([manaCost], (cost) => () => ({ kind: "mana", cost })),
  phrase(["waterbend", manaCost], (cost) => () => ({ kind: "mana", cost, waterbend: true }))
);
var energy = rule(
  () => phrase(
    [
      token("symbol", (text) => text === "{E}" ? true : null),
      many(token("symbol", (text) => text === "{E}" ? true : null))
    ],
    (_one, more2) => () => ({
      kind: "payEnergy",
      amount: 1 + more2.length
    })
  )
);
function own(what) {
  const parts = what.filter.kind === "and" ? what.filter.of : [what.filter];
  return conjunction(parts.filter((part) => part.kind !== "controlledBy" || part.who.kind !== "you"));
}
function inZone2(what, zone, scope) {
  return what.zone === Zone.None || what.zone === zone ? what.filter : scope.reject(what.filter);
}
function named2(scope, name2, what, amount4) {
  scope.mentionPaid({ kind: "bound", name: name2 }, [...what.nouns, "card", name2], amount4 !== 1);
  return name2;
}
var howMany2 = rule(
  () => either(
    count,
    phrase(["any number of"], () => () => ({ kind: "x" }))
  )
);
function yours2(what, scope) {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  const controlled3 = what.filter.kind === "and" && what.filter.of.some(({ kind }) => kind === "controlledBy");
  return controlled3 ? allOf(what) : scope.reject(allOf(what));
}
function paidByItself(scope, component) {
  return scope.has(null, false) ? scope.reject(component) : component;
}
var actions = rule(
  () => either(
    phrase(["sacrifice|sacrifices", selfObject], () => () => ({ kind: "sacrificeSelf" })),
    phrase(["sacrifice|sacrifices", howMany2, described], (amount4, what) => (scope) => {
      const number = amount4(scope);
      const object4 = what(scope);
      return {
        kind: "sacrifice",
        filter: own(object4),
        count: number,
        name: named2(scope, "sacrificed", object4, number)
      };
    }),
    phrase(["sacrifice another", described], (what) => (scope) => {
      const object4 = what(scope);
      const filter = conjunction([{ kind: "other" }, object4.filter]);
      return { kind: "sacrifice", filter, count: 1, name: named2(scope, "sacrificed", object4, 1) };
    }),
    phrase(["tap", howMany2, "untapped", described], (amount4, what) => (scope) => ({
      kind: "tapPermanents",
      filter: own(what(scope)),
      count: amount4(scope)
    })),
    phrase(["waterbend", manaCost], (cost) => () => ({ kind: "mana", cost, waterbend: true })),
    phrase(["blight", count], (number) => (scope) => {
      const counters2 = number(scope);
      const name2 = scope.fresh("blighted");
      scope.mentionPaid({ kind: "bound", name: name2 }, ["creature", "blighted"], false);
      return { kind: "blight", counters: counters2, name: name2 };
    }),
    phrase(["collect evidence", count], (value2) => (scope) => ({ kind: "collectEvidence", value: value2(scope) })),
    phrase(["reveal", count, described], (amount4, what) => (scope) => ({
      kind: "revealFromHand",
      filter: inZone2(what(scope), Zone.Hand, scope),
      count: amount4(scope)
    })),
    phrase(["discard|discards", selfObject], () => () => ({ kind: "discardSelf" })),
    phrase(["discard|discards your|their hand"], () => () => ({ kind: "discardHand" })),
    phrase(["discard|discards", howMany2, described], (amount4, what) => (scope) => {
      const number = amount4(scope);
      const object4 = what(scope);
      return {
        kind: "discard",
        filter: inZone2(object4, Zone.Hand, scope),
        count: number,
        name: named2(scope, "discarded", object4, number)
      };
    }),
    phrase(["discard", count, described, "at random"], (amount4, what) => (scope) => ({
      kind: "discard",
      filter: inZone2(what(scope), Zone.Hand, scope),
      count: amount4(scope),
      random: true
    })),
    phrase(["pay|pays", count, "life"], (amount4) => (scope) => ({ kind: "payLife", amount: amount4(scope) })),
    phrase(["pay|pays", symbols], (mana2) => mana2),
    phrase(["pay|pays", energy], (paid3) => paid3),
    phrase(
      ["remove", howMany2, counterName, "counter|counters from", first(selfObject, words2("it"))],
      (amount4, counter2) => (scope) => {
        const number = amount4(scope);
        scope.thisWay.set("counters removed", number);
        return { kind: "removeCounters", counter: counter2, count: number };
      }
    ),
    phrase(["remove a|an", counterName, "counter from a|an", described], (counter2, what) => (scope) => ({
      kind: "removeCounters",
      counter: counter2,
      count: 1,
      from: yours2(what(scope), scope)
    })),
    phrase(
      ["remove", count, maybe(counterName), "counter|counters from among", described],
      (amount4, counter2, what) => (scope) => {
        const number = amount4(scope);
        return { kind: "removeCounters", counter: counter2, count: number, from: yours2(what(scope), scope) };
      }
    ),
    phrase(["tap another untapped", described], (what) => (scope) => ({
      kind: "tapPermanents",
      filter: conjunction([{ kind: "other" }, own(what(scope))]),
      count: 1
    })),
    phrase(["pay", count, words2("{E}")], (amount4) => (scope) => ({ kind: "payEnergy", amount: amount4(scope) })),
    phrase(["discard another card named", selfObject], () => (scope) => ({
      kind: "discard",
      filter: { kind: "and", of: [{ kind: "other" }, { kind: "named", name: scope.face.name }] },
      count: 1
    })),
    phrase(["sacrifice it"], () => (scope) => paidByItself(scope, { kind: "sacrificeSelf" })),
    phrase(["exile it"], () => (scope) => paidByItself(scope, { kind: "exileSelf" })),
    phrase(["remove", count, "counter|counters from", selfObject], (amount4) => (scope) => ({
      kind: "removeCounters",
      counter: null,
      count: amount4(scope)
    })),
    phrase(["behold", count, described, maybe(words2("and exile it"))], (amount4, what, exile) => (scope) => {
      const number = amount4(scope);
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      const name2 = exile === null ? "beheld" : "exiled";
      return {
        kind: "behold",
        filter: object4.filter,
        count: number,
        ...exile === null ? {} : { exile: true },
        name: named2(scope, name2, object4, number)
      };
    }),
    phrase(["forage"], () => () => FORAGE),
    phrase(["put", count, counterName, "counter|counters on", selfObject], (amount4, counter2) => (scope) => ({
      kind: "putCounters",
      counter: counter2,
      count: amount4(scope)
    })),
    phrase(["exile", selfObject], () => () => ({ kind: "exileSelf" })),
    phrase(["exile", selfObject, "from your", ownedZone], (_self, zone) => (scope) => {
      scope.draft.zone = zone;
      return { kind: "exileSelf" };
    }),
    phrase(["exile", howMany2, described], (amount4, what) => (scope) => {
      const number = amount4(scope);
      const object4 = what(scope);
      if (object4.zone !== Zone.Graveyard && object4.zone !== Zone.Hand) scope.reject(null);
      if (object4.of?.kind !== "you" && object4.of?.kind !== "bound") scope.reject(null);
      return {
        kind: "exileCards",
        zone: object4.zone,
        filter: object4.filter,
        count: number,
        name: named2(scope, "exiled", object4, number)
      };
    }),
    phrase(["return", selfObject, "to its owner's hand"], () => () => ({ kind: "returnSelfToHand" })),
    phrase(["return", count, described, "to its|their owner's hand"], (amount4, what) => (scope) => ({
      kind: "returnToHand",
      filter: own(what(scope)),
      count: amount4(scope)
    })),
    phrase(["exert", selfObject], () => () => ({ kind: "exertSelf" })),
    phrase(["mill", count, "card|cards"], (amount4) => (scope) => {
      const number = amount4(scope);
      const name2 = "milled";
      scope.mentionObjects({ kind: "bound", name: name2 }, ["card", "milled"], number !== 1);
      return { kind: "mill", count: number, name: name2 };
    }),
    phrase(["reveal", count, described, "from your hand"], (amount4, what) => (scope) => ({
      kind: "revealFromHand",
      filter: what(scope).filter,
      count: amount4(scope)
    }))
  )
);
var FORAGE = {
  kind: "oneOf",
  of: [
    {
      label: "exile three cards from your graveyard",
      part: { kind: "exileCards", zone: Zone.Graveyard, filter: { kind: "any" }, count: 3 }
    },
    {
      label: "sacrifice a Food",
      part: { kind: "sacrifice", filter: { kind: "subtype", subtypes: ["Food"] }, count: 1 }
    }
  ],
  action: "forage"
};
var loyalty2 = first(
  phrase([token("signed", (text) => text === "-X" ? true : null)], () => () => ({ kind: "loyalty", change: "-X" })),
  phrase([token("signed", (text) => /^[+-]\d+$/.test(text) ? Number(text) : null)], (change2) => () => ({
    kind: "loyalty",
    change: change2
  }))
);
var loyaltyCost = first(
  phrase([loyalty2], (cost) => (scope) => [cost(scope)]),
  phrase([numeral], (zero) => zero === 0 ? () => [{ kind: "loyalty", change: 0 }] : null)
);
function paidWith(parts) {
  return (scope) => {
    const before2 = scope.paying;
    scope.paying = true;
    const cost = parts.map((each) => each(scope));
    scope.paying = before2;
    return cost;
  };
}
var actionCost = rule(
  () => phrase([listOf(actions, either(words2(","), words2("and"), words2(", and")))], paidWith)
);
var activationCost = rule(
  () => first(
    loyaltyCost,
    phrase([listOf(either(symbols, energy, actions), either(words2(","), words2("and"), words2(", and")))], paidWith)
  )
);
var keywordCost = rule(
  () => either(
    phrase([manaCost], (cost) => () => [{ kind: "mana", cost }]),
    phrase(["\u2014", listOf(either(symbols, energy, actions), words2(","))], paidWith)
  )
);

// packages/oracle/src/compile/grammar/targeted.ts
var NOTHING2 = { kind: "not", of: { kind: "any" } };
var host2 = first(
  phrase(["enchanted", token("word", (text) => text === "player" ? null : text)], () => true),
  words2("equipped creature")
);
var objects = rule(
  () => either(
    phrase([selfObject], () => () => ({ kind: "isSelf" })),
    phrase([host2], () => () => ({ kind: "attachedToBySource" })),
    phrase(
      [maybe(either(words2("a|an"), words2("one or more"))), described],
      (_a, what) => (scope) => what(scope).filter
    )
  )
);
var players3 = either(
  phrase(["you"], () => YOU2),
  phrase(["a player"], () => EACH_PLAYER),
  phrase(["an opponent"], () => OPPONENTS)
);
var targeted2 = rule(
  () => either(
    phrase(["that target|targets", objects], (what) => (scope) => ({ kind: "targets", what: what(scope) })),
    phrase(["that target|targets", players3], (who2) => () => ({ kind: "targets", what: NOTHING2, players: who2 })),
    phrase(["that target|targets", players3, "or", objects], (who2, what) => (scope) => ({
      kind: "targets",
      what: what(scope),
      players: who2
    })),
    phrase(["that target|targets", objects, "or", objects], (a, b) => (scope) => ({
      kind: "targets",
      what: { kind: "or", of: [a(scope), b(scope)] }
    }))
  )
);

// packages/oracle/src/compile/grammar/filters.ts
var done = token(
  "word",
  (text) => /^(exiled|discarded|milled|revealed|sacrificed|returned|destroyed|drawn|chosen|created)$/.test(text) ? text : null
);
function clause2(filter) {
  return () => () => ({ filter });
}
var controlled = (who2) => ({ kind: "controlledBy", who: who2 });
var not2 = (of) => ({ kind: "not", of });
var control = either(
  phrase(["you control"], clause2(controlled(YOU2))),
  phrase(["you don't control"], clause2(not2(controlled(YOU2)))),
  phrase(["an opponent controls"], clause2(controlled(OPPONENTS))),
  phrase(["your|the? opponents control"], clause2(controlled(OPPONENTS))),
  phrase(["opponents control"], clause2(controlled(OPPONENTS))),
  phrase(["defending player controls"], clause2(controlled({ kind: "defendingPlayer" }))),
  phrase(["that player|opponent controls"], () => (scope) => ({ filter: controlled(scope.findOnePlayer()) })),
  phrase(["that player or that permanent's|creature's|planeswalker's controller controls"], () => (scope) => ({
    filter: controlled(eitherOf(scope))
  })),
  phrase(["they control"], () => (scope) => ({ filter: controlled(scope.findPlayer()) })),
  phrase(["enchanted player controls"], clause2(controlled({ kind: "enchantedPlayer" }))),
  phrase(["the active player controls"], clause2(controlled({ kind: "activePlayer" }))),
  phrase(["target player controls"], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, []))
  })),
  phrase(["target player owns"], () => (scope) => ({
    filter: {
      kind: "ownedBy",
      who: scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, [])
    }
  })),
  phrase(["target opponent controls"], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: OPPONENTS, min: 1, max: 1 }, []))
  })),
  phrase(["its controller controls"], () => (scope) => ({
    filter: controlled({ kind: "controllerOf", what: scope.find(null, false) })
  })),
  phrase(["you own"], clause2({ kind: "ownedBy", who: YOU2 })),
  phrase(["you don't own"], clause2(not2({ kind: "ownedBy", who: YOU2 })))
);
var orLess = either(
  phrase(["or less"], () => "<="),
  phrase(["or greater|more"], () => ">=")
);
var measure = either(
  phrase(["power"], () => "power"),
  phrase(["toughness"], () => "toughness"),
  phrase(["mana value"], () => "manaValue")
);
var size2 = either(
  phrase(["power"], () => "power"),
  phrase(["toughness"], () => "toughness")
);
var COMPARED = [
  phrase(["greater than"], () => ">"),
  phrase(["less than"], () => "<"),
  phrase(["equal to"], () => "=")
];
var measured2 = rule(
  () => either(
    phrase([measure, simpleNumber, maybe(orLess)], (kind, bound6, op) => (scope) => ({
      kind,
      op: op ?? "=",
      value: bound6(scope)
    })),
    phrase(["the greatest|highest", measure, "among", described], (kind, among3) => (scope) => ({
      kind,
      op: "=",
      value: { kind: "greatest", what: kind, of: allOf(among3(scope)) }
    })),
    phrase(["the least|lowest", measure, "among", described], (kind, among3) => (scope) => ({
      kind,
      op: "=",
      value: { kind: "least", what: kind, of: allOf(among3(scope)) }
    })),
    phrase([size2, either(...COMPARED), "its|their", size2], (left2, op, right) => () => ({
      kind: "ownSizes",
      left: left2,
      op,
      right
    })),
    phrase([measure, "or", measure, simpleNumber, orLess], (a, b, bound6, op) => (scope) => {
      const value2 = bound6(scope);
      return {
        kind: "or",
        of: [
          { kind: a, op, value: value2 },
          { kind: b, op, value: value2 }
        ]
      };
    }),
    phrase([measure, "less than or equal to", value], (kind, bound6) => (scope) => ({
      kind,
      op: "<=",
      value: bound6(scope)
    })),
    phrase([measure, "greater than or equal to", value], (kind, bound6) => (scope) => ({
      kind,
      op: ">=",
      value: bound6(scope)
    })),
    phrase([measure, "less than", value], (kind, bound6) => (scope) => ({ kind, op: "<", value: bound6(scope) })),
    phrase([measure, "greater than", value], (kind, bound6) => (scope) => ({ kind, op: ">", value: bound6(scope) })),
    phrase([measure, "equal to", value], (kind, bound6) => (scope) => ({ kind, op: "=", value: bound6(scope) }))
  )
);
var simpleNumber = first(
  phrase([numeral], (count2) => () => count2),
  phrase(["x"], () => () => ({ kind: "x" }))
);
var keywordList = phrase(
  [listOf(plainKeyword, first(words2("or"), words2(", or"), words2(",")))],
  (bits2) => disjunctionOfKeywords(bits2)
);
function disjunctionOfKeywords(bits2) {
  return { kind: "keyword", keywords: bits2.reduce((all3, bit) => all3 | bit, 0) };
}
var withClause = rule(
  () => either(
    measured2,
    phrase(["mana cost", listOf(manaCost, words2("or"))], (costs) => () => ({ kind: "manaCost", costs })),
    phrase([keywordList], (filter) => () => filter),
    phrase(["a|an", counterName, "counter on it|them"], (counter2) => () => ({ kind: "hasCounter", counter: counter2 })),
    phrase(["a counter on it|them"], () => () => ({ kind: "hasAnyCounter" })),
    phrase(["one or more counters on it|them"], () => () => ({ kind: "hasAnyCounter" })),
    phrase(["counters on it|them"], () => () => ({ kind: "hasAnyCounter" })),
    phrase(["one or more", sizeText, "counters on it|them"], (counter2) => () => ({ kind: "hasCounter", counter: counter2 })),
    phrase(
      ["that name"],
      () => (scope) => chosenName(scope) ?? { kind: "sameNameAs", what: scope.findMoved(false) ?? scope.find("card", false) }
    ),
    phrase(["a basic land type"], () => () => ({ kind: "basicLandTypes" })),
    phrase([words2("{X}"), "in its|their mana cost|costs"], () => () => ({ kind: "hasXInCost" })),
    phrase(["a single target"], () => () => ({ kind: "targetCount", op: "=", value: 1 })),
    phrase(["the same name as", singleObject], (what) => (scope) => ({ kind: "sameNameAs", what: what(scope) }))
  )
);
var sharedKind = either(
  phrase(["color"], () => "color"),
  phrase(["creature type"], () => "creatureType"),
  phrase(["card type"], () => "cardType")
);
var sharer = rule(
  () => first(
    singleObject,
    phrase(["a|an", described], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone === Zone.None) scope.reject(null);
      return allOf(object4);
    })
  )
);
function ofChosenType(scope) {
  const { chosenType: name2 } = scope;
  return name2 === null ? { kind: "chosenTypeOfSource" } : { kind: "hasChosenType", type: { kind: "bound", name: name2 } };
}
var relative = rule(
  () => either(
    control,
    phrase(["with", withClause], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(["without", keywordList], (filter) => () => ({ filter: not2(filter) })),
    phrase(["that was|were dealt damage this turn"], clause2({ kind: "damagedThisTurn" })),
    phrase(["that could produce", manaSymbol2], (type) => () => ({ filter: { kind: "couldProduce", type } })),
    phrase(["that entered this turn"], clause2({ kind: "enteredThisTurn" })),
    phrase(["that entered the battlefield this turn"], clause2({ kind: "enteredThisTurn" })),
    phrase(["that was|were put there from the battlefield this turn"], clause2({ kind: "leftBattlefieldThisTurn" })),
    phrase(["that attacked this turn"], clause2({ kind: "attackedThisTurn" })),
    phrase(["named", token("name", (text) => text)], (name2) => () => ({ filter: { kind: "named", name: name2 } })),
    phrase(["named", selfObject], () => (scope) => ({ filter: { kind: "named", name: scope.face.name } })),
    phrase(["of the chosen type"], () => (scope) => ({ filter: ofChosenType(scope) })),
    phrase(["of that type"], () => (scope) => ({
      filter: scope.chosenType !== null ? ofChosenType(scope) : scope.reject(ofChosenType(scope))
    })),
    phrase(["that isn't|aren't of the chosen type"], () => (scope) => ({ filter: not2(ofChosenType(scope)) })),
    phrase(["of the chosen color"], () => (scope) => ({ filter: scope.ofChosenColor(true) })),
    phrase(["of that color"], () => (scope) => ({ filter: scope.ofChosenColor(false) })),
    phrase(["of the color of your choice"], () => (scope) => ({ filter: scope.chooseColorHere() })),
    phrase(["with the chosen name"], () => (scope) => ({
      filter: chosenName(scope) ?? { kind: "chosenNameOfSource" }
    })),
    phrase(["that's", thatIs], (filter) => () => ({ filter })),
    phrase(["that are", thatIs], (filter) => () => ({ filter })),
    phrase(["that isn't|aren't", thatIs], (filter) => () => ({ filter: not2(filter) })),
    phrase(["that's neither", thatIs, "nor", thatIs], (a, b) => () => ({ filter: conjunction([not2(a), not2(b)]) })),
    phrase(["that shares|share a|an", sharedKind, "with", sharer], (what, other3) => (scope) => ({
      filter: { kind: "shares", what, with: other3(scope) }
    })),
    phrase(["attached to", singleObject], (what) => (scope) => ({
      filter: { kind: "among", what: { kind: "attachmentsOf", what: what(scope) } }
    })),
    phrase(["attached to", described], (what) => (scope) => ({
      filter: { kind: "among", what: { kind: "attachmentsOf", what: allOf(what(scope)) } }
    })),
    phrase(["dealt damage by", singleObject, "this turn"], (what) => (scope) => ({
      filter: { kind: "damagedThisTurnBy", what: what(scope) }
    })),
    phrase(["blocking", singleObject], (what) => (scope) => ({ filter: { kind: "isBlocking", what: what(scope) } })),
    phrase(["blocked by", singleObject], (what) => (scope) => ({ filter: { kind: "isBlockedBy", what: what(scope) } })),
    phrase(["blocking or blocked by", singleObject], (what) => (scope) => {
      const object4 = what(scope);
      return {
        filter: {
          kind: "or",
          of: [
            { kind: "isBlocking", what: object4 },
            { kind: "isBlockedBy", what: object4 }
          ]
        }
      };
    }),
    phrase(["other than", maybe(words2("a|an")), nounPhrase2], (_a, noun2) => () => ({ filter: not2(noun2.filter) })),
    phrase(["other than", singleObject], (what) => (scope) => {
      const object4 = what(scope);
      return { filter: object4.kind === "self" ? { kind: "other" } : not2({ kind: "among", what: object4 }) };
    }),
    phrase([targeted2], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(["in|from", possessive2, ownedZone], (of, zone) => (scope) => ({ zone, of: of(scope) })),
    phrase([done, "this way"], (verb4) => (scope) => ({ done: scope.findDone(verb4) })),
    phrase(["that was|were", done, "this way"], (verb4) => (scope) => ({ done: scope.findDone(verb4) })),
    phrase(["in|from graveyards"], () => () => ({ zone: Zone.Graveyard, of: EACH_PLAYER })),
    phrase(["from a single graveyard"], () => () => ({ zone: Zone.Graveyard, of: EACH_PLAYER, single: true })),
    phrase(["controlled by the same player|controller"], () => () => ({ single: true })),
    phrase(["in exile"], () => () => ({ zone: Zone.Exile })),
    phrase(["exiled with", selfObject], () => () => EXILED_WITH_SELF),
    phrase(
      ["exiled with it"],
      () => (scope) => it(scope).kind === "self" ? EXILED_WITH_SELF : scope.reject(EXILED_WITH_SELF)
    ),
    phrase(["on the battlefield"], () => () => ({ zone: Zone.Battlefield }))
  )
);
var EXILED_WITH_SELF = { zone: Zone.Exile, from: { kind: "exiledWithSource" } };
function chosenName(scope) {
  const { chosenName: name2 } = scope;
  return name2 === null ? null : { kind: "hasChosenName", name: { kind: "bound", name: name2 } };
}
var thatIs = rule(
  () => either(
    phrase(["a|an", nounPhrase2], (noun2) => noun2.filter),
    phrase(["a|an", nounPhrase2, "or a|an", nounPhrase2], (a, b) => disjunction([a.filter, b.filter])),
    phrase([listOf(adjective, first(words2("or"), words2(", or"), words2(",")))], (filters) => disjunction(filters))
  )
);
var adjective = either(
  phrase(["attacking"], () => ({ kind: "attacking" })),
  phrase(["blocking"], () => ({ kind: "blocking" })),
  phrase(["tapped"], () => ({ kind: "tapped" })),
  phrase(["untapped"], () => ({ kind: "untapped" })),
  phrase(["white"], () => ({ kind: "color", colors: 1 })),
  phrase(["blue"], () => ({ kind: "color", colors: 2 })),
  phrase(["black"], () => ({ kind: "color", colors: 4 })),
  phrase(["red"], () => ({ kind: "color", colors: 8 })),
  phrase(["green"], () => ({ kind: "color", colors: 16 })),
  phrase(["colorless"], () => ({ kind: "colorless" })),
  phrase(["multicolored"], () => ({ kind: "multicolored" })),
  phrase(["one or more colors"], () => not2({ kind: "colorless" })),
  phrase(["legendary"], () => ({ kind: "supertype", supertypes: 2 })),
  phrase(["equipped"], () => ({ kind: "equipped" })),
  phrase(["enchanted"], () => ({ kind: "enchanted" })),
  phrase(["modified"], () => ({ kind: "modified" })),
  phrase(["monstrous"], () => ({ kind: "designated", word: "monstrous" })),
  phrase(["renowned"], () => ({ kind: "designated", word: "renowned" })),
  phrase(["saddled"], () => ({ kind: "designated", word: "saddled" })),
  phrase(["suspected"], () => ({ kind: "designated", word: "suspected" }))
);
var plainDescribed = rule(
  () => phrase([maybe(words2("other|another")), nounPhrase2, many(relative)], (other3, noun2, clauses2) => (scope) => {
    const said = clauses2.map((each) => each(scope));
    if (!said.every((each) => each.done === void 0 || canBeAsked(noun2, each.done))) scope.reject(null);
    const apart2 = other3 === null ? null : scope.other;
    return describe(noun2, said, apart2);
  })
);
var described = rule(
  () => either(
    plainDescribed,
    abilities,
    // "An Aura card and/or an Equipment card" are up to one of each, which is no one description.
    phrase([plainDescribed, either(words2("or a|an?"), words2("and/or")), plainDescribed], (a, _or, b) => (scope) => {
      const one4 = a(scope);
      const other3 = b(scope);
      return one4.zone === other3.zone && one4.from === void 0 ? joined(one4, other3) : scope.reject(other3);
    })
  )
);
var stackItem = either(
  phrase(["activated ability|abilities"], () => ({ filter: { kind: "isAbility", which: "activated" }, ability: true })),
  phrase(["triggered ability|abilities"], () => ({ filter: { kind: "isAbility", which: "triggered" }, ability: true })),
  phrase(["activated or triggered ability|abilities"], () => ({ filter: { kind: "isAbility" }, ability: true })),
  phrase(
    [nounPhrase2],
    (noun2) => noun2.head === "spell" ? { filter: conjunction([{ kind: "isSpell" }, noun2.filter]), ability: false } : null
  )
);
var abilities = rule(
  () => phrase(
    [
      listOf(stackItem, first(words2(", or"), words2(","), words2("or"))),
      maybe(phrase(["from a|an", nounPhrase2, maybe(words2("source"))], (noun2) => noun2.filter)),
      many(control)
    ],
    (items, source, clauses2) => {
      if (!items.some((item) => item.ability)) return null;
      const filters = items.map(
        ({ filter }) => source !== null && filter.kind === "isAbility" ? { ...filter, source } : filter
      );
      if (source !== null && items.some((item) => !item.ability)) return null;
      return (scope) => ({
        filter: conjunction([disjunction(filters), ...clauses2.flatMap((each) => each(scope).filter ?? [])]),
        zone: Zone.Stack,
        of: null,
        head: "ability",
        nouns: ["ability", "spell"]
      });
    }
  )
);
function joined(a, b) {
  const mixed = a.head !== b.head && (a.head === "ability" || b.head === "ability");
  return {
    ...b,
    head: mixed ? "ability" : b.head,
    filter: disjunction(mixed ? [onStack2(a), onStack2(b)] : [a.filter, b.filter]),
    nouns: [.../* @__PURE__ */ new Set([...a.nouns, ...b.nouns])],
    zone: b.zone
  };
}
function onStack2({ head: head2, filter }) {
  return head2 === "spell" ? conjunction([{ kind: "isSpell" }, filter]) : filter;
}
function describe(noun2, clauses2, other3) {
  const filters = clauses2.flatMap((each) => each.filter === void 0 ? [] : [each.filter]);
  const zone = clauses2.find((each) => each.zone !== void 0)?.zone ?? zoneOf2(noun2.head);
  const of = clauses2.find((each) => each.of !== void 0)?.of ?? null;
  const done3 = clauses2.find((each) => each.done !== void 0)?.done;
  const from2 = done3?.objects ?? clauses2.find((each) => each.from !== void 0)?.from;
  const others4 = other3 === null ? [] : [other3];
  const asked2 = done3 !== void 0 && wasAsked(noun2.filter, done3.asked);
  const filter = conjunction([...others4, ...asked2 ? [] : [noun2.filter], ...filters]);
  return {
    filter,
    zone,
    of,
    head: noun2.head,
    nouns: noun2.nouns,
    ...from2 === void 0 ? {} : { from: from2 },
    ...clauses2.some((each) => each.single === true) ? { single: true } : {}
  };
}
function wasAsked(filter, asked2) {
  const parts = asked2?.kind === "and" ? asked2.of : [asked2];
  const wanted = JSON.stringify(filter);
  return JSON.stringify(asked2) === wanted || parts.some((part) => JSON.stringify(part) === wanted);
}
function canBeAsked(noun2, { verb: verb4, asked: asked2 }) {
  const left2 = /^(exiled|returned|discarded|milled|drawn)$/.test(verb4);
  return !left2 || noun2.head === "card" || noun2.filter.kind === "any" || wasAsked(noun2.filter, asked2);
}
function zoneOf2(head2) {
  if (head2 === "card") return Zone.None;
  return head2 === "spell" || head2 === "ability" ? Zone.Stack : Zone.Battlefield;
}
function allOf(what) {
  if (what.from !== void 0)
    return what.filter.kind === "any" ? what.from : { kind: "where", from: what.from, filter: what.filter };
  const filter = onStack2(what);
  const all3 = { kind: "all", zone: what.zone, filter };
  return what.of === null ? all3 : { ...all3, of: what.of };
}

// packages/oracle/src/compile/grammar/countedConditions.ts
function compare2(left2, op, right) {
  return { kind: "compare", left: left2, op, right };
}
function permanents2(filter, who2) {
  return { kind: "all", zone: Zone.Battlefield, filter: conjunction([filter, { kind: "controlledBy", who: who2 }]) };
}
function controlledBy(filter, who2) {
  return { kind: "count", of: permanents2(filter, who2) };
}
function among(which, what, of, number) {
  return compare2({ kind: "amongPlayers", which, what, of }, which === "least" ? "<=" : ">=", number);
}
function controlling(scope, which, { filter, zone }, op, number) {
  if (zone !== Zone.Battlefield) scope.reject(null);
  return compare2({ kind: "amongPlayers", which, what: { kind: "permanents", filter }, of: OPPONENTS }, op, number);
}
function cardsIn(zone) {
  return { kind: "count", of: { kind: "all", zone, filter: { kind: "any" }, of: YOU2 } };
}
var orEqual = either(
  phrase(["greater than or equal to"], () => ">="),
  phrase(["less than or equal to"], () => "<=")
);
var bound3 = either(
  phrase(["or more|greater"], () => ">="),
  phrase(["or fewer|less"], () => "<=")
);
var players4 = rule(
  () => either(
    phrase(
      ["you have", numeral, bound3, "opponents"],
      (count2, op) => () => compare2({ kind: "countPlayers", of: OPPONENTS }, op, count2)
    ),
    phrase(
      ["no spells were cast last turn"],
      () => () => compare2({ kind: "amongPlayers", which: "greatest", what: "spellsLastTurn", of: EACH_PLAYER }, "=", 0)
    ),
    phrase(
      [either(words2("an opponent cast"), words2("an opponent has cast")), numeral, "or more spells this turn"],
      (_cast, count2) => () => among("greatest", "spellsThisTurn", OPPONENTS, count2)
    ),
    phrase(
      ["a player cast", numeral, "or more spells last turn"],
      (count2) => () => among("greatest", "spellsLastTurn", EACH_PLAYER, count2)
    ),
    phrase(["a|any player has", numeral, "or less life"], (count2) => () => among("least", "life", EACH_PLAYER, count2)),
    phrase(["an opponent has", numeral, "or less life"], (count2) => () => among("least", "life", OPPONENTS, count2)),
    phrase(["an opponent has", numeral, "or more life"], (count2) => () => among("greatest", "life", OPPONENTS, count2)),
    phrase(
      ["an opponent has", numeral, "or more cards in hand"],
      (count2) => () => among("greatest", "handSize", OPPONENTS, count2)
    ),
    phrase(
      ["an opponent has", numeral, "or fewer cards in hand"],
      (count2) => () => among("least", "handSize", OPPONENTS, count2)
    ),
    phrase(["an opponent has no cards in hand"], () => () => among("least", "handSize", OPPONENTS, 0)),
    phrase(
      ["an opponent has", numeral, "or more cards in their graveyard"],
      (count2) => () => among("greatest", "graveyardSize", OPPONENTS, count2)
    ),
    phrase(
      ["an opponent controls", numeral, bound3, described],
      (count2, op, what) => (scope) => controlling(scope, op === ">=" ? "greatest" : "least", what(scope), op, count2)
    ),
    phrase(
      ["an opponent was dealt damage this turn"],
      () => () => compare2({ kind: "turnCount", what: "damageTaken", of: OPPONENTS }, ">=", 1)
    ),
    phrase(
      [
        first(words2("you had a land enter"), words2("you had a land you control enter"), words2("a land entered")),
        maybe(
          either(words2("the battlefield"), words2("the battlefield under your control"), words2("under your control"))
        ),
        "this turn"
      ],
      () => () => compare2({ kind: "turnCount", what: "landsEntered", of: YOU2 }, ">=", 1)
    ),
    phrase(
      ["you played a land this turn"],
      () => () => compare2({ kind: "turnCount", what: "landsPlayed", of: YOU2 }, ">=", 1)
    ),
    phrase(["an opponent controls more", described, "than you"], (what) => (scope) => {
      const kind = what(scope);
      return controlling(scope, "greatest", kind, ">", controlledBy(kind.filter, YOU2));
    }),
    phrase(["an opponent controls at least", numeral, "more", described, "than you"], (count2, what) => (scope) => {
      const kind = what(scope);
      return controlling(scope, "greatest", kind, ">=", { kind: "sum", of: [controlledBy(kind.filter, YOU2), count2] });
    }),
    phrase(["you have the city's blessing"], () => () => ({
      kind: "playerDesignated",
      who: YOU2,
      word: "the city's blessing"
    })),
    phrase(
      ["your opponents control", numeral, bound3, described],
      (count2, op, what) => (scope) => compare2(controlledBy(what(scope).filter, OPPONENTS), op, count2)
    ),
    phrase(["defending player controls a|an", described], (what) => (scope) => ({
      kind: "exists",
      what: permanents2(what(scope).filter, { kind: "defendingPlayer" })
    })),
    phrase(["defending player controls no", described], (what) => (scope) => ({
      kind: "not",
      of: { kind: "exists", what: permanents2(what(scope).filter, { kind: "defendingPlayer" }) }
    })),
    phrase(["you control", described, "and", name], (what, second) => (scope) => {
      const { filter } = what(scope);
      const other3 = withName(filter, second(scope));
      return other3 === null ? scope.reject(NEVER) : { kind: "and", of: [exists(filter), exists(other3)] };
    }),
    phrase(["you control your commander"], () => () => ({
      kind: "exists",
      what: permanents2({ kind: "and", of: [{ kind: "commander" }, { kind: "ownedBy", who: YOU2 }] }, YOU2)
    }))
  )
);
var name = either(
  token("name", (text) => () => text),
  phrase([selfObject], () => (scope) => scope.face.name)
);
function exists(filter) {
  return { kind: "exists", what: permanents2(filter, YOU2) };
}
var NEVER = { kind: "or", of: [] };
function withName(filter, other3) {
  if (filter.kind !== "and" || !filter.of.some(({ kind }) => kind === "named")) return null;
  return { kind: "and", of: filter.of.map((part) => part.kind === "named" ? { kind: "named", name: other3 } : part) };
}
var board = rule(
  () => either(
    phrase(
      [numeral, bound3, "cards are in your graveyard"],
      (count2, op) => () => compare2(
        { kind: "count", of: { kind: "all", zone: Zone.Graveyard, filter: { kind: "any" }, of: YOU2 } },
        op,
        count2
      )
    ),
    phrase(
      ["there are", numeral, bound3, "card types among", described],
      (count2, op, what) => (scope) => compare2({ kind: "cardTypesAmong", of: allOf(what(scope)) }, op, count2)
    ),
    phrase(
      ["there are no", described, maybe(words2("on the battlefield"))],
      (what) => (scope) => compare2({ kind: "count", of: allOf(what(scope)) }, "=", 0)
    ),
    phrase(
      ["no", described, "are on the battlefield"],
      (what) => (scope) => compare2({ kind: "count", of: allOf(what(scope)) }, "=", 0)
    ),
    phrase(["your library has no cards in it"], () => () => compare2(cardsIn(Zone.Library), "=", 0)),
    phrase(
      ["your library has", numeral, bound3, "cards in it"],
      (count2, op) => () => compare2(cardsIn(Zone.Library), op, count2)
    ),
    phrase(
      ["you gained", numeral, "or more life this turn"],
      (count2) => () => compare2({ kind: "turnCount", what: "lifeGained", of: YOU2 }, ">=", count2)
    ),
    phrase(["x is", numeral, "or more|greater"], (least) => (scope) => compare2(scope.x ?? { kind: "x" }, ">=", least)),
    phrase(["x is", orEqual, value], (op, right) => (scope) => compare2(scope.x ?? { kind: "x" }, op, right(scope))),
    phrase([value, "is", orEqual, value], (left2, op, right) => (scope) => {
      const one4 = left2(scope);
      return compare2(one4, op, right(scope));
    }),
    phrase([value, "is less than", numeral], (left2, right) => (scope) => compare2(left2(scope), "<", right)),
    phrase([value, "is less than", value], (left2, right) => (scope) => {
      const least = left2(scope);
      return compare2(least, "<", right(scope));
    })
  )
);
var oneObject = rule(
  () => either(
    phrase([singleObject, "is|was", thatIs], (what, filter) => (scope) => {
      const object4 = what(scope);
      scope.mentionAgain(object4);
      return { kind: "matches", what: object4, filter };
    }),
    phrase([singleObject, "isn't|wasn't", thatIs], (what, filter) => (scope) => ({
      kind: "not",
      of: { kind: "matches", what: what(scope), filter }
    })),
    phrase(["it's", thatIs], (filter) => (scope) => ({ kind: "matches", what: scope.find(null, false), filter })),
    phrase(
      [selfObject, "has", numeral, bound3, counterName, "counters on it"],
      (what, count2, op, counter2) => (scope) => compare2({ kind: "counters", counter: counter2, of: what(scope) }, op, count2)
    ),
    phrase(
      ["it has", numeral, bound3, counterName, "counters on it"],
      (count2, op, counter2) => (scope) => compare2({ kind: "counters", counter: counter2, of: scope.find(null, false) }, op, count2)
    ),
    phrase(["it has", measured2], (filter) => (scope) => {
      const what = scope.find(null, false);
      return { kind: "matches", what, filter: filter(scope) };
    }),
    phrase(["it has a|an", counterName, "counter on it"], (counter2) => (scope) => ({
      kind: "matches",
      what: scope.find(null, false),
      filter: { kind: "hasCounter", counter: counter2 }
    })),
    phrase(
      [singleObject, "has no", counterName, "counters on it"],
      (what, counter2) => (scope) => compare2({ kind: "counters", counter: counter2, of: what(scope) }, "=", 0)
    ),
    phrase(
      ["there are no", counterName, "counters on", singleObject],
      (counter2, what) => (scope) => compare2({ kind: "counters", counter: counter2, of: what(scope) }, "=", 0)
    ),
    phrase(
      ["there are", numeral, bound3, counterName, "counters on", singleObject],
      (count2, op, counter2, what) => (scope) => compare2({ kind: "counters", counter: counter2, of: what(scope) }, op, count2)
    )
  )
);
var countedConditions = rule(() => either(players4, board, oneObject));

// packages/oracle/src/compile/grammar/doneThisWay.ts
var DONE = new Set("returned exiled destroyed discarded milled sacrificed revealed created".split(" "));
var done2 = token("word", (text) => DONE.has(text) ? text : null);
function those(what, of) {
  return what.filter.kind === "any" ? of : { kind: "where", from: of, filter: what.filter };
}
var doneConditions = rule(
  () => either(
    phrase(["a|an", described, "is|was", done2, "this way"], (what, word) => (scope) => ({
      kind: "exists",
      what: those(what(scope), scope.findDone(word).objects)
    })),
    phrase(
      ["it's your", listOf(ordinal, first(words2(", or"), words2(","), words2("or"))), "turn of the game"],
      (turns) => () => firstTurns(turns)
    ),
    phrase([selfObject, "was cast from", castZone], (self, from2) => (scope) => ({
      kind: "wasCast",
      what: self(scope),
      from: from2
    })),
    phrase(
      ["a permanent left the battlefield under your control this turn"],
      () => () => happened("permanentsLeft", YOU2)
    ),
    phrase(["a permanent you controlled left the battlefield this turn"], () => () => happened("permanentsLeft", YOU2)),
    phrase(
      ["a nonland permanent left the battlefield this turn"],
      () => () => happened("nonlandPermanentsLeft", EACH_PLAYER)
    ),
    phrase(["a spell was warped this turn"], () => () => happened("spellsWarped", EACH_PLAYER)),
    phrase(["you descended this turn"], () => () => happened("descents", YOU2)),
    phrase(["an opponent has more life than you"], () => () => moreThanYou("life", { kind: "life", of: YOU2 })),
    phrase(
      ["an opponent has more cards in hand than you"],
      () => () => moreThanYou("handSize", { kind: "handSize", of: YOU2 })
    ),
    phrase(["you have the most life or are tied for most life"], () => () => ({
      kind: "isPlayer",
      who: YOU2,
      among: { kind: "mostLife" }
    })),
    phrase(["there is a|an", described, "and a|an", described], (one4, other3) => (scope) => {
      const second = other3(scope);
      const first2 = { ...one4(scope), zone: second.zone, of: second.of };
      if (first2.head !== second.head || second.zone === Zone.None) scope.reject(null);
      return {
        kind: "and",
        of: [
          { kind: "exists", what: allOf(first2) },
          { kind: "exists", what: allOf(second) }
        ]
      };
    }),
    phrase(["you controlled", singleObject], (what) => (scope) => ({
      kind: "matches",
      what: what(scope),
      filter: { kind: "controlledBy", who: YOU2 }
    })),
    phrase([numeral, "or more mana was spent to cast", singleObject], (least, what) => (scope) => {
      const of = what(scope);
      const spent = of.kind === "self" ? { kind: "manaSpent" } : { kind: "manaSpent", of };
      return { kind: "compare", left: spent, op: ">=", right: least };
    })
  )
);
function moreThanYou(what, yours4) {
  return {
    kind: "compare",
    left: { kind: "amongPlayers", which: "greatest", what, of: OPPONENTS },
    op: ">",
    right: yours4
  };
}
function happened(what, of) {
  return { kind: "compare", left: { kind: "turnCount", what, of }, op: ">=", right: 1 };
}
function firstTurns(turns) {
  const of = [{ kind: "turnOf", who: YOU2 }];
  const latest = {
    kind: "compare",
    left: { kind: "turnsBegun", of: YOU2 },
    op: "<=",
    right: Math.max(...turns)
  };
  return { kind: "and", of: [...of, latest] };
}
var castZone = either(
  phrase(["a|your graveyard"], () => Zone.Graveyard),
  phrase(["exile"], () => Zone.Exile),
  phrase(["your hand"], () => Zone.Hand)
);

// packages/oracle/src/compile/grammar/paidConditions.ts
var OTHER_COSTS = [
  "kicker",
  "escape",
  "flashback",
  "overload",
  "cleave",
  "freerunning",
  "prowl",
  "impending",
  "additional"
];
var costName = either(
  ...[...COST_KEYWORDS, ...OTHER_COSTS].map((name2) => phrase([name2], () => name2))
);
var itself3 = rule(
  () => either(
    phrase([selfObject], (self) => (scope) => isSelf2(scope, self(scope).kind)),
    phrase(["it"], () => (scope) => isSelf2(scope, it(scope).kind)),
    phrase(["he|she|they"], () => (scope) => isSelf2(scope, it(scope).kind))
  )
);
function isSelf2(scope, kind) {
  scope.mentionObjects(scope.self, ["spell", "permanent", "creature"], false);
  return kind === scope.self.kind;
}
var ownCost = rule(
  () => either(
    phrase([selfObject, "'s"], (self) => (scope) => isSelf2(scope, self(scope).kind)),
    phrase(["its|his|her|their"], () => (scope) => isSelf2(scope, it(scope).kind))
  )
);
var SAID = [
  ["was bargained", "bargain"],
  ["was cast using teamwork", "teamwork"],
  ["escaped", "escape"]
];
var NOT_SAID = [
  ["wasn't bargained", "bargain"],
  ["wasn't cast using teamwork", "teamwork"],
  ["wasn't kicked", "kicker"]
];
function paid2(cost) {
  return { kind: "paid", cost };
}
function unpaid(cost) {
  return { kind: "not", of: paid2(cost) };
}
var spellCast2 = rule(
  () => either(
    phrase([selfObject], () => () => ({})),
    phrase([either(words2("it"), words2("that spell"))], () => (scope) => {
      const of = it(scope);
      return of.kind === "self" ? {} : { of };
    })
  )
);
function symbolsSpent(symbols3, of) {
  const parts = [...new Set(symbols3)].map(
    (type) => ({
      kind: "compare",
      left: { kind: "manaSpent", ...of, type },
      op: ">=",
      right: symbols3.filter((each) => each === type).length
    })
  );
  const [only] = parts;
  return parts.length === 1 && only !== void 0 ? only : { kind: "and", of: parts };
}
var paidConditions = rule(
  () => either(
    phrase(
      [itself3, "was kicked with its", manaCost, "kicker"],
      (own2, cost) => (scope) => own2(scope) ? paid2(`kicker ${cost}`) : scope.reject(paid2("kicker"))
    ),
    phrase(
      ["you win|won"],
      () => (scope) => scope.contest === null ? scope.reject({ kind: "always" }) : { kind: "bound", name: scope.contest }
    ),
    phrase(["no mana was spent to cast", spellCast2], (of) => (scope) => ({
      kind: "compare",
      left: { kind: "manaSpent", ...of(scope) },
      op: "=",
      right: 0
    })),
    phrase(["no colored mana was spent to cast", spellCast2], (of) => (scope) => ({
      kind: "compare",
      left: { kind: "colorsSpent", ...of(scope) },
      op: "=",
      right: 0
    })),
    phrase(["mana was spent to cast", spellCast2], (of) => (scope) => ({
      kind: "compare",
      left: { kind: "manaSpent", ...of(scope) },
      op: ">=",
      right: 1
    })),
    phrase(
      [manaSymbol2, many(manaSymbol2), "was spent to cast", spellCast2],
      (symbol, more2, of) => (scope) => symbolsSpent([symbol, ...more2], of(scope))
    ),
    phrase(["the gift was promised"], () => () => paid2("gift")),
    phrase(["the gift wasn't promised"], () => () => unpaid("gift")),
    phrase(["evidence was collected"], () => () => paid2("collect evidence")),
    // Whatever was beheld had the quality that the cost asks for (701.4b).
    phrase(["a|an", nounPhrase2, "was beheld"], () => () => paid2("behold")),
    phrase(["tribute was paid"], () => () => paid2("tribute")),
    phrase(["tribute wasn't paid"], () => () => unpaid("tribute")),
    phrase(["the", manaCost, "cost was paid"], (cost) => () => paid2(`pay ${cost}`)),
    ...SAID.map(
      ([verb4, cost]) => phrase(
        [itself3, verb4],
        (own2) => (scope) => own2(scope) ? paid2(cost) : scope.reject(paid2(cost))
      )
    ),
    ...NOT_SAID.map(
      ([verb4, cost]) => phrase(
        [itself3, verb4],
        (own2) => (scope) => own2(scope) ? unpaid(cost) : scope.reject(unpaid(cost))
      )
    ),
    phrase(
      [ownCost, costName, "cost was paid"],
      (own2, cost) => (scope) => own2(scope) ? paid2(cost) : scope.reject(paid2(cost))
    ),
    phrase(
      [ownCost, costName, "cost wasn't paid"],
      (own2, cost) => (scope) => own2(scope) ? unpaid(cost) : scope.reject(unpaid(cost))
    )
  )
);

// packages/oracle/src/compile/grammar/stateConditions.ts
function compare3(left2, op, right) {
  return { kind: "compare", left: left2, op, right };
}
function not3(of) {
  return { kind: "not", of };
}
var object2 = rule(
  () => either(
    singleObject,
    phrase(["it|he|she|they"], () => (scope) => it(scope))
  )
);
var being = rule(
  () => either(
    phrase(["it's not", thatIs], (filter) => (scope) => not3({ kind: "matches", what: it(scope), filter })),
    phrase(
      [object2, "is|was not", thatIs],
      (what, filter) => (scope) => not3({ kind: "matches", what: what(scope), filter })
    ),
    phrase([object2, "has a counter on it"], (what) => (scope) => ({
      kind: "matches",
      what: what(scope),
      filter: { kind: "hasAnyCounter" }
    })),
    phrase(
      [
        object2,
        first(words2("had counters on it"), words2("had a counter on it"), words2("had one or more counters on it"))
      ],
      (what) => (scope) => ({
        kind: "matches",
        what: what(scope),
        filter: { kind: "hasAnyCounter" }
      })
    ),
    phrase([object2, "had a|an", counterName, "counter on it"], (what, counter2) => (scope) => ({
      kind: "matches",
      what: what(scope),
      filter: { kind: "hasCounter", counter: counter2 }
    })),
    phrase(
      [object2, "has|had no", counterName, "counters on it"],
      (what, counter2) => (scope) => compare3({ kind: "counters", counter: counter2, of: what(scope) }, "=", 0)
    ),
    phrase(
      [object2, "has|had", numeral, "or more", counterName, "counters on it"],
      (what, count2, counter2) => (scope) => compare3({ kind: "counters", counter: counter2, of: what(scope) }, ">=", count2)
    ),
    phrase([selfObject, "is on the battlefield"], () => () => inZone3(Zone.Battlefield)),
    phrase([selfObject, "is in your", ownedZone], (_self, zone) => (scope) => {
      scope.draft.zone = zone;
      return inZone3(zone);
    }),
    phrase([selfObject, "is attached to a|an", described], (_self, what) => (scope) => ({
      kind: "matches",
      what: { kind: "attachedTo" },
      filter: what(scope).filter
    })),
    phrase(["it shares a creature type with", selfObject], () => (scope) => ({
      kind: "matches",
      what: it(scope),
      filter: { kind: "shares", what: "creatureType", with: { kind: "self" } }
    }))
  )
);
function inZone3(zone) {
  return { kind: "matches", what: { kind: "self" }, filter: { kind: "inZone", zone } };
}
var casting = rule(
  () => either(
    phrase([selfObject, "was cast from", castZone2], (_self, from2) => () => ({
      kind: "wasCast",
      what: { kind: "self" },
      from: from2
    })),
    phrase([selfObject, "was cast from anywhere other than your hand"], () => () => ({
      kind: "and",
      of: [
        { kind: "wasCast", what: { kind: "self" } },
        not3({ kind: "wasCast", what: { kind: "self" }, from: Zone.Hand })
      ]
    })),
    phrase(["it was cast from", castZone2], (from2) => (scope) => ({ kind: "wasCast", what: it(scope), from: from2 })),
    phrase(["it wasn't cast"], () => (scope) => not3({ kind: "wasCast", what: it(scope) })),
    phrase(
      ["you didn't cast it from your hand"],
      () => (scope) => not3({ kind: "wasCast", what: it(scope), from: Zone.Hand, by: YOU2 })
    )
  )
);
var castZone2 = either(
  phrase(["your hand"], () => 2),
  phrase(["a|your graveyard"], () => 3),
  phrase(["exile"], () => 6)
);
var MORE = [
  ["life", "life", (of) => ({ kind: "life", of })],
  ["cards in hand", "handSize", (of) => ({ kind: "handSize", of })]
];
var standing = rule(
  () => either(
    ...MORE.flatMap(([noun2, what, of]) => [
      phrase(
        [`an opponent has more ${noun2} than you`],
        () => () => compare3({ kind: "amongPlayers", which: "greatest", what, of: OPPONENTS }, ">", of(YOU2))
      ),
      phrase(
        [`you have more ${noun2} than an opponent`],
        () => () => compare3({ kind: "amongPlayers", which: "least", what, of: OPPONENTS }, "<", of(YOU2))
      ),
      phrase(
        [`you have more ${noun2} than each opponent`],
        () => () => compare3({ kind: "amongPlayers", which: "greatest", what, of: OPPONENTS }, "<", of(YOU2))
      ),
      phrase(
        [`you have less|fewer ${noun2} than an opponent`],
        () => () => compare3({ kind: "amongPlayers", which: "greatest", what, of: OPPONENTS }, ">", of(YOU2))
      )
    ]),
    phrase(
      ["an opponent has", numeral, "or more poison counters"],
      (count2) => () => compare3(
        { kind: "amongPlayers", which: "greatest", what: { kind: "counters", counter: "poison" }, of: OPPONENTS },
        ">=",
        count2
      )
    ),
    phrase(
      ["an opponent has a poison counter"],
      () => () => compare3(
        { kind: "amongPlayers", which: "greatest", what: { kind: "counters", counter: "poison" }, of: OPPONENTS },
        ">=",
        1
      )
    ),
    phrase(
      ["defending player is poisoned"],
      () => () => compare3({ kind: "playerCounters", counter: "poison", of: { kind: "defendingPlayer" } }, ">=", 1)
    ),
    phrase(["you have a full party"], () => () => compare3({ kind: "party", of: YOU2 }, ">=", 4)),
    phrase(
      ["no opponent has more life than that player"],
      () => (scope) => compare3({ kind: "amongPlayers", which: "greatest", what: "life", of: OPPONENTS }, "<=", {
        kind: "life",
        of: scope.findOnePlayer()
      })
    ),
    phrase(["you have exactly", numeral, "life"], (count2) => () => compare3({ kind: "life", of: YOU2 }, "=", count2)),
    phrase(
      ["you have exactly", numeral, "cards in hand"],
      (count2) => () => compare3({ kind: "handSize", of: YOU2 }, "=", count2)
    ),
    phrase(
      ["that player has no cards in hand"],
      () => (scope) => compare3({ kind: "handSize", of: scope.findOnePlayer() }, "=", 0)
    ),
    phrase(
      ["that player has", numeral, bound4, "cards in hand"],
      (count2, op) => (scope) => compare3({ kind: "handSize", of: scope.findOnePlayer() }, op, count2)
    ),
    phrase(
      ["that player has", numeral, bound4, "life"],
      (count2, op) => (scope) => compare3({ kind: "life", of: scope.findOnePlayer() }, op, count2)
    ),
    phrase(["you have the initiative"], () => () => ({ kind: "initiative", who: YOU2 })),
    phrase(["it's night"], () => () => ({ kind: "dayOrNight", which: "night" })),
    phrase(["it's day"], () => () => ({ kind: "dayOrNight", which: "day" })),
    phrase(["it's neither day nor night"], () => () => ({ kind: "dayOrNight", which: "neither" })),
    phrase(["it's your main phase"], () => () => ({
      kind: "and",
      of: [
        { kind: "turnOf", who: YOU2 },
        { kind: "during", steps: [Step.PrecombatMain, Step.PostcombatMain] }
      ]
    })),
    phrase(["it's not their turn"], () => (scope) => not3({ kind: "turnOf", who: scope.findPlayer() })),
    phrase(["it's that player's turn"], () => (scope) => ({ kind: "turnOf", who: scope.findOnePlayer() })),
    phrase(["x is", numeral, "or more|greater"], (count2) => (scope) => compare3(scope.x ?? { kind: "x" }, ">=", count2)),
    phrase(["x is", numeral, "or less"], (count2) => (scope) => compare3(scope.x ?? { kind: "x" }, "<=", count2))
  )
);
var bound4 = either(
  phrase(["or more|greater"], () => ">="),
  phrase(["or fewer|less"], () => "<=")
);
var controlling2 = rule(
  () => either(
    phrase(["you control a|an", described, "and a|an", described], (a, b) => (scope) => ({
      kind: "and",
      of: [exists2(a(scope), scope), exists2(b(scope), scope)]
    })),
    phrase(
      ["you control exactly", numeral, described],
      (count2, what) => (scope) => compare3({ kind: "count", of: yours3(what(scope), scope) }, "=", count2)
    ),
    phrase(
      [maybe(words2("the")), described, "you control have total power", numeral, "or greater"],
      (_the, what, total2) => (scope) => compare3({ kind: "power", of: yours3(what(scope), scope) }, ">=", total2)
    ),
    phrase(
      [described, "you control have total toughness", numeral, "or greater"],
      (what, total2) => (scope) => compare3({ kind: "toughness", of: yours3(what(scope), scope) }, ">=", total2)
    ),
    phrase(
      ["you control", numeral, "or more", described, "with different powers"],
      (count2, what) => (scope) => compare3({ kind: "differentAmong", what: "power", of: yours3(what(scope), scope) }, ">=", count2)
    ),
    phrase(
      ["you control", numeral, "or more", described, "with different names"],
      (count2, what) => (scope) => compare3({ kind: "differentAmong", what: "name", of: yours3(what(scope), scope) }, ">=", count2)
    ),
    phrase(
      ["there are", numeral, "or more mana values among cards in your graveyard"],
      (count2) => () => compare3(
        {
          kind: "differentAmong",
          what: "manaValue",
          of: { kind: "all", zone: Zone.Graveyard, filter: { kind: "any" }, of: YOU2 }
        },
        ">=",
        count2
      )
    )
  )
);
function yours3(what, scope) {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return {
    kind: "all",
    zone: Zone.Battlefield,
    filter: conjunction([what.filter, { kind: "controlledBy", who: YOU2 }])
  };
}
function exists2(what, scope) {
  return { kind: "exists", what: yours3(what, scope) };
}
var stateConditions = rule(() => either(being, casting, standing, controlling2));

// packages/oracle/src/compile/grammar/turnConditions.ts
function atLeast(left2, count2) {
  return { kind: "compare", left: left2, op: ">=", right: count2 };
}
var things = rule(
  () => either(
    phrase(["a|an", described], (what) => (scope) => {
      const one4 = what(scope);
      return { filter: one4.filter, count: 1, spells: one4.head === "spell" };
    }),
    phrase(["another", described], (what) => (scope) => {
      const one4 = what(scope);
      return { filter: conjunction([{ kind: "other" }, one4.filter]), count: 1, spells: one4.head === "spell" };
    }),
    phrase([numeral, "or more", maybe(words2("other")), described], (count2, other3, what) => (scope) => {
      const several2 = what(scope);
      const filter = other3 === null ? several2.filter : conjunction([{ kind: "other" }, several2.filter]);
      return { filter, count: count2, spells: several2.head === "spell" };
    })
  )
);
var battlefield2 = maybe(words2("the battlefield"));
var whose2 = either(
  phrase(["your"], () => YOU2),
  phrase(["an opponent's"], () => OPPONENTS)
);
var comings = rule(
  () => either(
    phrase([things, "died", maybe(underControl), "this turn"], (what, who2) => (scope) => {
      const { filter, count: count2 } = what(scope);
      return atLeast(
        { kind: "leftThisTurn", what: conjunction([filter, ...controlled2(who2)]), to: Zone.Graveyard },
        count2
      );
    }),
    phrase([things, "you controlled left", battlefield2, "this turn"], (what) => (scope) => left(what(scope), YOU2)),
    phrase(
      [things, "left", battlefield2, maybe(underControl), "this turn"],
      (what, _zone, who2) => (scope) => left(what(scope), who2)
    ),
    phrase([things, "entered", battlefield2, underControl, "this turn"], (what, _zone, who2) => (scope) => {
      const { filter, count: count2 } = what(scope);
      return atLeast({ kind: "enteredThisTurn", what: conjunction([filter, ...controlled2(who2)]) }, count2);
    }),
    phrase(["you had", things, "enter", battlefield2, maybe(underControl), "this turn"], (what) => (scope) => {
      const { filter, count: count2 } = what(scope);
      return atLeast({ kind: "enteredThisTurn", what: conjunction([filter, ...controlled2(YOU2)]) }, count2);
    }),
    phrase(
      [first(words2("you've sacrificed"), words2("you sacrificed")), things, "this turn"],
      (_you, what) => (scope) => {
        const { filter, count: count2 } = what(scope);
        return atLeast(
          { kind: "leftThisTurn", what: conjunction([filter, ...controlled2(YOU2)]), cause: "sacrifice" },
          count2
        );
      }
    ),
    phrase(["a card left", whose2, "graveyard this turn"], (of) => () => turnCount2("leftGraveyard", of, 1)),
    phrase(
      [numeral, "or more cards left", whose2, "graveyard this turn"],
      (count2, of) => () => turnCount2("leftGraveyard", of, count2)
    )
  )
);
function left({ filter, count: count2 }, who2) {
  return atLeast({ kind: "leftThisTurn", what: conjunction([filter, ...controlled2(who2)]) }, count2);
}
var underControl = either(
  phrase(["under your control"], () => YOU2),
  phrase(["under an opponent's control"], () => OPPONENTS)
);
function controlled2(who2) {
  return who2 === null ? [] : [{ kind: "controlledBy", who: who2 }];
}
function turnCount2(what, of, count2, op = ">=") {
  return { kind: "compare", left: { kind: "turnCount", what, of }, op, right: count2 };
}
var someone = either(
  phrase(["you"], () => YOU2),
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["a player"], () => EACH_PLAYER)
);
var orMore = phrase([numeral, "or more"], (count2) => count2);
var having = either(
  phrase(["you've"], () => YOU2),
  phrase(["you have"], () => YOU2),
  phrase(["an opponent has"], () => OPPONENTS)
);
var doings = rule(
  () => either(
    phrase([someone, "gained", orMore, "life this turn"], (who2, count2) => () => single(who2, "lifeGained", count2)),
    phrase([someone, "lost", orMore, "life this turn"], (who2, count2) => () => single(who2, "lifeLost", count2)),
    phrase([someone, "lost life this turn"], (who2) => () => turnCount2("lifeLost", who2, 1)),
    phrase(["you descended this turn"], () => () => turnCount2("descents", YOU2, 1)),
    phrase(["you haven't attacked this turn"], () => () => turnCount2("attackers", YOU2, 0, "=")),
    phrase(["you didn't attack with a creature this turn"], () => () => turnCount2("attackers", YOU2, 0, "=")),
    phrase(["you've attacked this turn"], () => () => turnCount2("attackers", YOU2, 1)),
    phrase(["you attacked with a creature this turn"], () => () => turnCount2("attackers", YOU2, 1)),
    phrase(
      [first(words2("you attacked with"), words2("you've attacked with")), orMore, "creatures this turn"],
      (_you, count2) => () => turnCount2("attackers", YOU2, count2)
    ),
    phrase(["no creatures attacked this turn"], () => () => turnCount2("attackers", EACH_PLAYER, 0, "=")),
    phrase([having, "drawn", orMore, "cards this turn"], (who2, count2) => () => single(who2, "cardsDrawn", count2)),
    phrase([having, "discarded a card this turn"], (who2) => () => turnCount2("discards", who2, 1)),
    phrase(["you discarded a card this turn"], () => () => turnCount2("discards", YOU2, 1)),
    phrase([having, "committed a crime this turn"], (who2) => () => turnCount2("crimes", who2, 1)),
    phrase(["you created a token this turn"], () => () => turnCount2("tokensCreated", YOU2, 1)),
    phrase(["you gained or lost life this turn"], () => () => ({
      kind: "or",
      of: [turnCount2("lifeGained", YOU2, 1), turnCount2("lifeLost", YOU2, 1)]
    })),
    phrase(["you gained and lost life this turn"], () => () => ({
      kind: "and",
      of: [turnCount2("lifeGained", YOU2, 1), turnCount2("lifeLost", YOU2, 1)]
    })),
    phrase([having, "cast", things, "this turn"], (who2, what) => (scope) => {
      const { filter, count: count2, spells } = what(scope);
      if (!spells || who2.kind !== "you" && count2 > 1) scope.reject(null);
      const another2 = filter.kind === "other" || filter.kind === "and" && filter.of.some(({ kind }) => kind === "other");
      if (another2) scope.reject(null);
      return atLeast(
        { kind: "spellsCastThisTurn", of: who2, ...filter.kind === "any" ? {} : { what: filter } },
        count2
      );
    })
  )
);
function single(who2, what, count2) {
  if (who2.kind === "you" || count2 === 1) return turnCount2(what, who2, count2);
  return {
    kind: "compare",
    left: { kind: "amongPlayers", which: "greatest", what: { kind: "turnCount", what }, of: who2 },
    op: ">=",
    right: count2
  };
}
var turnConditions = rule(() => either(comings, doings));

// packages/oracle/src/compile/grammar/conditions.ts
var SELF2 = { kind: "self" };
var permanents3 = (filter, who2) => ({
  kind: "all",
  zone: Zone.Battlefield,
  filter: { kind: "and", of: [...filter.kind === "and" ? filter.of : [filter], { kind: "controlledBy", who: who2 }] }
});
var matches = (filter) => () => ({ kind: "matches", what: SELF2, filter });
var statesOfSelf = either(
  phrase([selfObject, "is|was untapped"], () => matches({ kind: "untapped" })),
  phrase([selfObject, "is|was tapped"], () => matches({ kind: "tapped" })),
  phrase([selfObject, "is attacking"], () => matches({ kind: "attacking" })),
  phrase([selfObject, "is blocking"], () => matches({ kind: "blocking" })),
  phrase(["it's attacking"], () => (scope) => ({ kind: "matches", what: it(scope), filter: { kind: "attacking" } })),
  phrase(["it's blocking"], () => (scope) => ({ kind: "matches", what: it(scope), filter: { kind: "blocking" } })),
  phrase(["it's tapped"], () => (scope) => ({ kind: "matches", what: it(scope), filter: { kind: "tapped" } })),
  phrase(["it's untapped"], () => (scope) => ({ kind: "matches", what: it(scope), filter: { kind: "untapped" } })),
  phrase(
    [selfObject, "is attacking or blocking"],
    () => matches({ kind: "or", of: [{ kind: "attacking" }, { kind: "blocking" }] })
  ),
  phrase(
    [selfObject, "has a|an", counterName, "counter on it"],
    (_self, counter2) => matches({ kind: "hasCounter", counter: counter2 })
  ),
  phrase([selfObject, "is in your graveyard"], () => (scope) => {
    scope.draft.zone = Zone.Graveyard;
    return { kind: "matches", what: SELF2, filter: { kind: "inZone", zone: Zone.Graveyard } };
  }),
  phrase([selfObject, "attacked this turn"], () => matches({ kind: "attackedThisTurn" })),
  phrase([selfObject, "entered this turn"], () => matches({ kind: "enteredThisTurn" }))
);
var statesOfObject = rule(
  () => either(
    phrase([singleObject, "has the chosen name"], (what) => (scope) => {
      const object4 = what(scope);
      const name2 = scope.chosenName ?? scope.reject("");
      return { kind: "matches", what: object4, filter: { kind: "hasChosenName", name: { kind: "bound", name: name2 } } };
    }),
    phrase([singleObject, "shares a|an", sharedKind, "with", sharer], (what, kind, other3) => (scope) => {
      const object4 = what(scope);
      scope.mentionAgain(object4);
      return { kind: "matches", what: object4, filter: { kind: "shares", what: kind, with: other3(scope) } };
    }),
    phrase([singleObject, "is|was a|an", nounPhrase2], (what, noun2) => (scope) => {
      const object4 = what(scope);
      scope.mentionAgain(object4);
      return { kind: "matches", what: object4, filter: noun2.filter };
    }),
    phrase(["it's a|an", nounPhrase2], (noun2) => (scope) => ({
      kind: "matches",
      what: scope.itAs(noun2.head),
      filter: noun2.filter
    })),
    phrase([singleObject, "has|had", withClause], (what, filter) => (scope) => {
      const object4 = what(scope);
      scope.mentionAgain(object4);
      return { kind: "matches", what: object4, filter: filter(scope) };
    }),
    phrase(["it isn't a|an", nounPhrase2], (noun2) => (scope) => ({
      kind: "not",
      of: { kind: "matches", what: scope.itAs(noun2.head), filter: noun2.filter }
    })),
    phrase([singleObject, "isn't|wasn't a|an", nounPhrase2], (what, noun2) => (scope) => ({
      kind: "not",
      of: { kind: "matches", what: what(scope), filter: noun2.filter }
    })),
    phrase(["it wasn't a|an", nounPhrase2], (noun2) => (scope) => ({
      kind: "not",
      of: { kind: "matches", what: scope.itAs(noun2.head), filter: noun2.filter }
    }))
  )
);
var control2 = rule(
  () => either(
    phrase(["you control a|an", described], (what) => (scope) => ({
      kind: "exists",
      what: permanents3(what(scope).filter, YOU2)
    })),
    phrase(["you control another", described], (what) => (scope) => ({
      kind: "exists",
      what: permanents3({ kind: "and", of: [{ kind: "other" }, what(scope).filter] }, YOU2)
    })),
    phrase(["you control", described], (what) => (scope) => ({
      kind: "exists",
      what: permanents3(what(scope).filter, YOU2)
    })),
    phrase(["you control no", maybe(words2("other")), described], (other3, what) => (scope) => ({
      kind: "not",
      of: {
        kind: "exists",
        what: permanents3(
          other3 === null ? what(scope).filter : { kind: "and", of: [{ kind: "other" }, what(scope).filter] },
          YOU2
        )
      }
    })),
    phrase(["you don't control a|an|any", described], (what) => (scope) => ({
      kind: "not",
      of: { kind: "exists", what: permanents3(what(scope).filter, YOU2) }
    })),
    phrase(["an opponent controls a|an", described], (what) => (scope) => ({
      kind: "exists",
      what: permanents3(what(scope).filter, OPPONENTS)
    })),
    phrase(["you control", numeral, "or more", maybe(words2("other")), described], (count2, other3, what) => (scope) => ({
      kind: "compare",
      left: {
        kind: "count",
        of: permanents3(
          other3 === null ? what(scope).filter : { kind: "and", of: [{ kind: "other" }, what(scope).filter] },
          YOU2
        )
      },
      op: ">=",
      right: count2
    })),
    phrase(["you control", numeral, "or fewer", maybe(words2("other")), described], (count2, other3, what) => (scope) => ({
      kind: "compare",
      left: {
        kind: "count",
        of: permanents3(
          other3 === null ? what(scope).filter : { kind: "and", of: [{ kind: "other" }, what(scope).filter] },
          YOU2
        )
      },
      op: "<=",
      right: count2
    })),
    phrase(
      ["there are", numeral, "or more", described],
      (count2, what) => (scope) => compare2({ kind: "count", of: allOf(what(scope)) }, ">=", count2)
    ),
    phrase(
      ["there are", numeral, "or more cards in your graveyard"],
      (count2) => () => compare2(
        { kind: "count", of: { kind: "all", zone: Zone.Graveyard, filter: { kind: "any" }, of: YOU2 } },
        ">=",
        count2
      )
    )
  )
);
var counted3 = rule(
  () => either(
    phrase(["you have no cards in hand"], () => () => compare2({ kind: "handSize", of: YOU2 }, "=", 0)),
    phrase(
      ["you have", numeral, "or fewer cards in", maybe(words2("your")), "hand"],
      (count2) => () => compare2({ kind: "handSize", of: YOU2 }, "<=", count2)
    ),
    phrase(
      ["you have", numeral, "or more cards in", maybe(words2("your")), "hand"],
      (count2) => () => compare2({ kind: "handSize", of: YOU2 }, ">=", count2)
    ),
    phrase(["you have", numeral, "or more life"], (count2) => () => compare2({ kind: "life", of: YOU2 }, ">=", count2)),
    phrase(["you have", numeral, "or less life"], (count2) => () => compare2({ kind: "life", of: YOU2 }, "<=", count2)),
    phrase(
      ["you gained life this turn"],
      () => () => compare2({ kind: "turnCount", what: "lifeGained", of: YOU2 }, ">=", 1)
    ),
    phrase(
      ["you've gained life this turn"],
      () => () => compare2({ kind: "turnCount", what: "lifeGained", of: YOU2 }, ">=", 1)
    ),
    phrase(
      ["an opponent lost life this turn"],
      () => () => compare2({ kind: "turnCount", what: "lifeLost", of: OPPONENTS }, ">=", 1)
    ),
    phrase(["you attacked this turn"], () => () => compare2({ kind: "turnCount", what: "attackers", of: YOU2 }, ">=", 1)),
    phrase(
      ["you've cast another spell this turn"],
      () => () => compare2({ kind: "spellsCastThisTurn", of: YOU2 }, ">=", 2)
    ),
    phrase([value, "is", numeral, "or greater|more"], (left2, right) => (scope) => compare2(left2(scope), ">=", right)),
    phrase([value, "is", numeral, "or less|fewer"], (left2, right) => (scope) => compare2(left2(scope), "<=", right)),
    phrase([value, "is greater than", value], (left2, right) => (scope) => compare2(left2(scope), ">", right(scope)))
  )
);
var OWN = { kind: "ownedBy", who: YOU2 };
function both2(a, b) {
  return { kind: "and", of: [a, b] };
}
var circumstances = rule(
  () => either(
    phrase(["it's your turn"], () => () => ({ kind: "turnOf", who: YOU2 })),
    phrase(["it's not your turn"], () => () => ({ kind: "not", of: { kind: "turnOf", who: YOU2 } })),
    phrase(["it isn't your turn"], () => () => ({ kind: "not", of: { kind: "turnOf", who: YOU2 } })),
    phrase(["it's an opponent's turn"], () => () => ({ kind: "turnOf", who: OPPONENTS })),
    phrase([selfObject, "was kicked"], (self) => (scope) => {
      scope.mentionObjects(self(scope), ["spell", "permanent"], false);
      return { kind: "paid", cost: "kicker" };
    }),
    phrase(["it was kicked"], () => (scope) => {
      if (it(scope).kind !== "self") scope.reject(null);
      return { kind: "paid", cost: "kicker" };
    }),
    phrase(["it targets a|an", described], (what) => (scope) => {
      if (it(scope).kind !== "self") scope.reject(null);
      const target5 = what(scope);
      const filter = target5.head === "spell" ? conjunction([{ kind: "isSpell" }, target5.filter]) : target5.filter;
      return { kind: "matches", what: SELF2, filter: { kind: "targets", what: filter } };
    }),
    phrase(
      ["you search|searched your library this way"],
      () => (scope) => scope.searched === null ? scope.reject({ kind: "always" }) : { kind: "bound", name: scope.searched }
    ),
    phrase(["you're the monarch"], () => () => ({ kind: "monarch", who: YOU2 })),
    phrase(["you cast it"], () => (scope) => ({ kind: "wasCast", what: it(scope), by: YOU2 })),
    phrase(["it was cast"], () => (scope) => ({ kind: "wasCast", what: it(scope) })),
    phrase(["it entered from your graveyard"], () => (scope) => {
      const what = it(scope);
      return both2({ kind: "enteredFrom", what, zone: Zone.Graveyard }, { kind: "matches", what, filter: OWN });
    }),
    phrase(["you cast it from your graveyard"], () => (scope) => {
      const what = it(scope);
      return both2({ kind: "wasCast", what, from: Zone.Graveyard, by: YOU2 }, { kind: "matches", what, filter: OWN });
    }),
    phrase(["you cast it from your hand"], () => (scope) => ({
      kind: "wasCast",
      what: it(scope),
      from: Zone.Hand,
      by: YOU2
    }))
  )
);
var single2 = rule(
  () => either(
    countedConditions,
    paidConditions,
    doneConditions,
    turnConditions,
    stateConditions,
    statesOfSelf,
    statesOfObject,
    control2,
    counted3,
    circumstances
  )
);
var condition = rule(
  () => either(
    single2,
    phrase([single2, "and", single2], (a, b) => (scope) => ({ kind: "and", of: [a(scope), b(scope)] })),
    phrase([single2, "or", single2], (a, b) => (scope) => ({ kind: "or", of: [a(scope), b(scope)] }))
  )
);

// packages/oracle/src/compile/grammar/activationLimits.ts
var BEFORE_ATTACKERS2 = [Step.Untap, Step.Upkeep, Step.Draw, Step.PrecombatMain, Step.BeginCombat];
var YOUR_TURN = { kind: "turnOf", who: YOU2 };
function require2(scope, so) {
  const { condition: before2 } = scope.draft;
  scope.draft.condition = before2 === null ? so : { kind: "and", of: [before2, so] };
}
function during(steps2) {
  return { kind: "and", of: [YOUR_TURN, { kind: "during", steps: steps2 }] };
}
var limit = rule(
  () => either(
    phrase(["as an instant"], () => (scope) => {
      scope.draft.onlyAsInstant = true;
    }),
    phrase(["as a sorcery"], () => (scope) => {
      scope.draft.sorcerySpeed = true;
    }),
    phrase(["once each turn"], () => (scope) => {
      scope.draft.oncePerTurn = true;
    }),
    phrase(["once"], () => (scope) => {
      scope.draft.once = true;
    }),
    phrase(["if", condition], (so) => (scope) => require2(scope, so(scope))),
    phrase(
      ["during your turn , before attackers are declared"],
      () => (scope) => require2(scope, during(BEFORE_ATTACKERS2))
    ),
    phrase(["during your turn"], () => (scope) => require2(scope, YOUR_TURN)),
    phrase(["during your", stepWord], (step) => (scope) => require2(scope, during([step])))
  )
);
var times3 = either(
  phrase(["twice"], () => 2),
  phrase([numeral, "times"], (count2) => count2)
);
var activationLimits = rule(
  () => either(
    phrase(["activate only", listOf(limit, words2("and only"))], (limits2) => (scope) => {
      for (const each of limits2) each(scope);
    }),
    phrase(["activate no more than", times3, "each turn"], (most) => (scope) => {
      scope.draft.timesPerTurn = most;
    }),
    phrase(["this ability triggers only once each turn"], () => (scope) => {
      scope.draft.oncePerTurn = true;
    })
  )
);

// packages/oracle/src/compile/grammar/effects/action.ts
function mine(effect) {
  return (who2) => (scope) => who2.kind === "you" ? effect(scope) : scope.reject(effect(scope));
}
function by(effect) {
  return (who2) => (scope) => effect(who2, scope);
}

// packages/oracle/src/compile/grammar/effects/cards.ts
var discarded = ["discarded", "card"];
var upToSome = either(
  phrase(["up to", count], (most) => most),
  phrase(["any number of"], () => () => 1e3)
);
function until(scope, of, who2, what, exile) {
  if (JSON.stringify(of) !== JSON.stringify(who2) || what.zone !== Zone.None || what.head !== "card") scope.reject(null);
  const verb4 = exile ? "exiled" : "revealed";
  const found = { kind: "bound", name: scope.fresh(verb4) };
  const others4 = { kind: "bound", name: scope.fresh("others") };
  scope.mentionObjects({ kind: "union", of: [found, others4] }, ["card", verb4], true);
  scope.mentionObjects(others4, ["rest"], true);
  scope.mentionObjects(found, ["card", ...what.nouns], false);
  return {
    kind: "revealUntil",
    who: who2,
    filter: what.filter,
    ...exile ? { exile } : {},
    as: found.name,
    others: others4.name
  };
}
var cardActions = rule(
  () => either(
    phrase(
      ["draw|draws", count, "card|cards", maybeForEach],
      (amount4, each) => by((who2, scope) => {
        const base3 = amount4(scope);
        const number = times2(base3, each === null ? null : each(scope));
        const as = scope.fresh("drawn");
        scope.mentionPaid({ kind: "bound", name: as }, ["card", "drawn"], number !== 1);
        return { kind: "draw", who: who2, count: number, as };
      })
    ),
    phrase(["draw|draws an additional card"], () => by((who2) => ({ kind: "draw", who: who2, count: 1 }))),
    phrase(
      ["draw|draws cards equal to", value],
      (amount4) => by((who2, scope) => ({ kind: "draw", who: who2, count: amount4(scope) }))
    ),
    phrase(
      ["discard|discards", count, described, maybe(words2("at random"))],
      (amount4, what, random) => by((who2, scope) => {
        const number = amount4(scope);
        const object4 = what(scope);
        if (object4.zone !== Zone.None || object4.head !== "card") scope.reject(null);
        const as = scope.fresh("discarded");
        scope.mentionObjects({ kind: "bound", name: as }, discarded, number !== 1);
        const filter = object4.filter.kind === "any" ? {} : { filter: object4.filter };
        const atRandom = random === null ? {} : { atRandom: true };
        return { kind: "discard", who: who2, count: number, ...filter, ...atRandom, as };
      })
    ),
    phrase(
      ["discard|discards all", described],
      (what) => by((who2, scope) => {
        const { filter, zone, head: head2 } = what(scope);
        if (zone !== Zone.None || head2 !== "card") scope.reject(null);
        const as = scope.fresh("discarded");
        scope.mentionObjects({ kind: "bound", name: as }, discarded, true);
        const count2 = { kind: "count", of: { kind: "all", zone: Zone.Hand, filter, of: who2 } };
        return { kind: "discard", who: who2, count: count2, ...filter.kind === "any" ? {} : { filter }, as };
      })
    ),
    phrase(
      ["discard|discards", upToSome, described],
      (most, what) => by((who2, scope) => {
        const number = most(scope);
        const object4 = what(scope);
        if (object4.zone !== Zone.None || object4.head !== "card") scope.reject(null);
        const as = scope.fresh("discarded");
        scope.mentionObjects({ kind: "bound", name: as }, discarded, true);
        scope.amount = { kind: "count", of: { kind: "bound", name: as } };
        const filter = object4.filter.kind === "any" ? {} : { filter: object4.filter };
        return { kind: "discard", who: who2, count: number, upTo: true, ...filter, as };
      })
    ),
    phrase(
      ["discard|discards", first(words2("your|their hand"), words2("all the cards in your|their hand"))],
      () => by((who2, scope) => {
        const as = scope.fresh("discarded");
        scope.mentionObjects({ kind: "bound", name: as }, discarded, true);
        scope.amount = { kind: "count", of: { kind: "bound", name: as } };
        return { kind: "discard", who: who2, count: "hand", as };
      })
    ),
    phrase(
      ["reveal|reveals", either(first(words2("it"), words2("that card")), first(words2("them"), words2("those cards")))],
      (word) => by((_who, scope) => {
        const many2 = word === "them" || word === "cards";
        const what = scope.findCards("card", many2);
        const as = scope.fresh("revealed");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "revealed"], many2);
        return { kind: "reveal", what, as };
      })
    ),
    phrase(
      ["reveal|reveals", chosenObjects],
      (what) => by((who2, scope) => {
        const { choice: choice2, objects: objects3, many: many2 } = what(who2)(scope);
        if (choice2.kind !== "chooseObjects" || choice2.from.kind !== "all" || choice2.from.zone !== Zone.Hand)
          scope.reject(null);
        scope.mentionObjects(objects3, ["card", "revealed"], many2);
        return inSequence([choice2, { kind: "reveal", what: objects3 }]);
      })
    ),
    phrase(
      ["reveal|reveals cards from the top of", possessive2, "library until you|they reveal|reveals a|an", described],
      (of, what) => by((who2, scope) => until(scope, of(scope), who2, what(scope), false))
    ),
    phrase(
      ["exile|exiles cards from the top of", possessive2, "library until you|they exile|exiles a|an", described],
      (of, what) => by((who2, scope) => until(scope, of(scope), who2, what(scope), true))
    ),
    phrase(
      ["mill|mills", count, "card|cards", maybeForEach],
      (amount4, each) => by((who2, scope) => {
        const number = times2(amount4(scope), each === null ? null : each(scope));
        const as = scope.fresh("milled");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "milled"], number !== 1);
        return { kind: "mill", who: who2, count: number, as };
      })
    ),
    phrase(
      ["mill|mills a number of cards equal to", value],
      (amount4) => by((who2, scope) => {
        const number = amount4(scope);
        const as = scope.fresh("milled");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "milled"], true);
        return { kind: "mill", who: who2, count: number, as };
      })
    ),
    phrase(
      ["discard|discards a number of cards equal to", value],
      (amount4) => by((who2, scope) => {
        const number = amount4(scope);
        const as = scope.fresh("discarded");
        scope.mentionObjects({ kind: "bound", name: as }, discarded, true);
        return { kind: "discard", who: who2, count: number, as };
      })
    ),
    phrase(["scry|scries", count], (amount4) => by((who2, scope) => ({ kind: "scry", who: who2, count: amount4(scope) }))),
    phrase(
      ["surveil|surveils", count],
      (amount4) => by((who2, scope) => ({ kind: "surveil", who: who2, count: amount4(scope) }))
    ),
    phrase(["shuffle|shuffles your|their library"], () => by((who2) => ({ kind: "shuffle", who: who2 }))),
    phrase(["shuffle|shuffles"], () => by((who2) => ({ kind: "shuffle", who: who2 }))),
    phrase(
      ["look|looks at the top", count, "card|cards of", possessive2, "library"],
      (amount4, of) => by((who2, scope) => {
        const number = amount4(scope);
        const library2 = of(scope);
        const as = scope.fresh("looked");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "looked"], number !== 1);
        return { kind: "lookAt", who: who2, what: { kind: "topOfLibrary", of: library2, count: number }, as };
      })
    ),
    phrase(
      ["look|looks at the top card of", possessive2, "library"],
      (of) => by((who2, scope) => {
        const library2 = of(scope);
        const as = scope.fresh("looked");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "looked"], false);
        return { kind: "lookAt", who: who2, what: { kind: "topOfLibrary", of: library2, count: 1 }, as };
      })
    ),
    phrase(
      ["look|looks at", possessive2, "hand"],
      (of) => by((who2, scope) => {
        const owner2 = of(scope);
        const as = scope.fresh("looked");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "hand"], true);
        return { kind: "lookAt", who: who2, what: { kind: "all", zone: Zone.Hand, filter: { kind: "any" }, of: owner2 }, as };
      })
    ),
    phrase(
      ["reveal|reveals the top", count, "card|cards of", possessive2, "library"],
      (amount4, of) => by((_who, scope) => {
        const number = amount4(scope);
        const library2 = of(scope);
        const as = scope.fresh("revealed");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "revealed"], number !== 1);
        return { kind: "reveal", what: { kind: "topOfLibrary", of: library2, count: number }, as };
      })
    ),
    phrase(
      ["reveal|reveals the top card of", possessive2, "library"],
      (of) => by((_who, scope) => {
        const library2 = of(scope);
        const as = scope.fresh("revealed");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "revealed"], false);
        return { kind: "reveal", what: { kind: "topOfLibrary", of: library2, count: 1 }, as };
      })
    ),
    phrase(
      ["reveal|reveals cards from the top of your|their library until you|they reveal a|an", described],
      (what) => by((who2, scope) => {
        const card = what(scope);
        if (card.head !== "card") scope.reject(null);
        const as = scope.fresh("found");
        const others4 = scope.fresh("passed");
        const found = { kind: "bound", name: as };
        const passed = { kind: "bound", name: others4 };
        scope.mentionObjects(passed, ["rest", "passed"], true);
        scope.mentionObjects(found, ["card", "revealed", ...card.nouns], false);
        scope.mentionObjects({ kind: "union", of: [found, passed] }, ["card", "revealed"], true);
        return { kind: "revealUntil", who: who2, filter: card.filter, as, others: others4 };
      })
    ),
    phrase(
      ["reveal|reveals your|their hand"],
      () => by((who2, scope) => {
        scope.mentionObjects(
          { kind: "all", zone: Zone.Hand, filter: { kind: "any" }, of: who2 },
          ["hand", "card"],
          true
        );
        return { kind: "reveal", what: { kind: "all", zone: Zone.Hand, filter: { kind: "any" }, of: who2 } };
      })
    )
  )
);

// packages/oracle/src/compile/grammar/durations.ts
var END_OF_TURN = { kind: "endOfTurn" };
var duration = rule(
  () => either(
    phrase(["until end of turn"], () => () => END_OF_TURN),
    phrase(["this turn"], () => () => END_OF_TURN),
    phrase(["until end of combat"], () => () => ({ kind: "endOfCombat" })),
    phrase(["this combat"], () => () => ({ kind: "endOfCombat" })),
    phrase(["until your next turn"], () => () => ({ kind: "untilNextTurnOf", who: YOU2 })),
    phrase(["until your next end step"], () => () => ({ kind: "untilNextEndStepOf", who: YOU2 })),
    phrase(["until the end of your next turn"], () => () => ({ kind: "untilEndOfNextTurnOf", who: YOU2 })),
    phrase(["for as long as you control this creature|permanent|artifact|enchantment|land|aura"], () => () => ({
      kind: "whileYouControlSource"
    })),
    phrase(["for as long as you control ~"], () => () => ({ kind: "whileYouControlSource" })),
    phrase(["for as long as this creature|artifact|enchantment|aura|land remains on the battlefield"], () => () => ({
      kind: "whileSourceOnBattlefield"
    })),
    phrase(["for as long as", condition], (so) => (scope) => ({ kind: "asLongAs", condition: so(scope) })),
    phrase(["until this creature|artifact|enchantment|aura|land|permanent|saga leaves the battlefield"], () => () => ({
      kind: "whileSourceOnBattlefield"
    })),
    phrase(["until ~ leaves the battlefield"], () => () => ({ kind: "whileSourceOnBattlefield" }))
  )
);

// packages/oracle/src/print/describe.ts
function describeFilter(filter, zone, many2 = false, context = new PrintContext(ANONYMOUS)) {
  return nounPhrase(filter, context, { place: placeOf(zone), many: many2 });
}
function describeCost(cost) {
  return printCostAsAction(cost, new PrintContext(ANONYMOUS)).replace(
    / (from your hand|you control|with mana value X|to (its|their) owner's hand)/g,
    ""
  );
}

// packages/oracle/src/compile/grammar/keywords.ts
function abilities2(...given3) {
  return { bits: 0, abilities: given3 };
}
function marks(text) {
  return text.replace(/!/g, " !").replace(/—/g, " \u2014 ");
}
var listed = either(
  ...PLAIN_KEYWORDS.map(
    (keyword) => phrase([marks(keyword).toLowerCase()], () => () => abilities2({ kind: "keyword", keyword }))
  ),
  ...COUNTED_KEYWORDS.map(
    (keyword) => phrase([keyword, numeral], (count2) => () => abilities2({ kind: "keyword", keyword, count: count2 }))
  ),
  ...COUNTED_KEYWORDS.map(
    (keyword) => phrase([`${keyword} x`], () => () => abilities2({ kind: "keyword", keyword, count: { kind: "x" } }))
  ),
  ...COST_KEYWORDS.map(
    (keyword) => phrase(
      [keyword, keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword, cost: cost(scope) })
    )
  ),
  ...COUNT_AND_COST_KEYWORDS.map(
    (keyword) => phrase(
      [keyword, numeral, "\u2014", keywordCost],
      (count2, cost) => (scope) => abilities2({ kind: "keyword", keyword, count: count2, cost: cost(scope) })
    )
  )
);
function equip2(cost, what) {
  const filter = {
    kind: "and",
    of: [...what.kind === "and" ? what.of : [what], { kind: "controlledBy", who: { kind: "you" } }]
  };
  return {
    kind: "activated",
    cost,
    targets: [{ name: "target", what: filter, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
    effect: { kind: "attach", what: { kind: "self" }, to: { kind: "bound", name: "target" } },
    sorcerySpeed: true,
    keyword: "Equip"
  };
}
var GIFTED2 = { kind: "bound", name: "gifted" };
function given(token2, tapped2 = false) {
  return { kind: "createTokens", who: GIFTED2, token: token2, count: 1, ...tapped2 ? { tapped: tapped2 } : {} };
}
function ofTheSea(subtype, size3) {
  return { colors: Color.Blue, types: CardType.Creature, subtypes: [subtype], power: size3, toughness: size3 };
}
var GIFTS = [
  ["a card", { kind: "draw", who: GIFTED2, count: 1 }],
  ["a Food", given(PREDEFINED_TOKENS.Food)],
  ["a Treasure", given(PREDEFINED_TOKENS.Treasure)],
  ["a tapped Fish", given(ofTheSea("Fish", 1), true)],
  ["an Octopus", given(ofTheSea("Octopus", 8))]
];
function fromGraveyard2(scope, name2, discarded2, exileAfter) {
  const mana2 = scope.face.manaCost;
  if (mana2 === null) return scope.reject(abilities2());
  const filter = discarded2 === null ? { kind: "any" } : { kind: "type", types: discarded2.types };
  return abilities2({
    kind: "keyword",
    keyword: "castFrom",
    name: name2,
    zone: Zone.Graveyard,
    cost: [
      { kind: "mana", cost: mana2 },
      { kind: "discard", filter, count: 1 }
    ],
    exileAfter
  });
}
function craft2(materials, count2, orMore3, cost) {
  const label = craftLabel(materials, count2, orMore3);
  return {
    kind: "keyword",
    keyword: "craft",
    label,
    materials,
    count: count2,
    ...orMore3 ? { orMore: orMore3 } : {},
    cost
  };
}
function craftLabel(materials, count2, orMore3) {
  const noun2 = describeFilter(materials, Zone.Battlefield, count2 > 1 || orMore3);
  if (count2 === 1 && !orMore3) return noun2;
  return `${numberWord(count2)}${orMore3 ? " or more" : ""} ${noun2}`;
}
function cycling(cost, keyword, filter) {
  const you4 = { kind: "you" };
  const found = { kind: "bound", name: "found" };
  return {
    kind: "activated",
    cost: [...cost, { kind: "discardSelf" }],
    targets: [],
    effect: filter === null ? { kind: "draw", who: you4, count: 1 } : {
      kind: "sequence",
      of: [
        { kind: "search", who: you4, libraries: you4, filter, min: 1, max: 1, reveal: true, as: "found" },
        { kind: "move", what: found, to: { zone: Zone.Hand } },
        { kind: "shuffle", who: you4 }
      ]
    },
    zone: Zone.Hand,
    keyword
  };
}
var isCreature2 = { kind: "type", types: CardType.Creature };
var typecycling = [
  ...["Plains", "Island", "Swamp", "Mountain", "Forest"].map(
    (type) => [`${type.toLowerCase()}cycling`, `${type}cycling`, { kind: "subtype", subtypes: [type] }]
  ),
  ["landcycling", "Landcycling", { kind: "type", types: CardType.Land }],
  [
    "basic landcycling",
    "Basic landcycling",
    {
      kind: "and",
      of: [
        { kind: "supertype", supertypes: 1 },
        { kind: "type", types: CardType.Land }
      ]
    }
  ]
];
var costed = rule(
  () => either(
    phrase(["equip", keywordCost], (cost) => (scope) => abilities2(equip2(cost(scope), isCreature2))),
    phrase(
      ["equip", nounPhrase2, keywordCost],
      (noun2, cost) => (scope) => abilities2(
        equip2(
          cost(scope),
          noun2.filter.kind === "subtype" || noun2.filter.kind === "supertype" ? { kind: "and", of: [noun2.filter, isCreature2] } : noun2.filter
        )
      )
    ),
    phrase(["cycling", keywordCost], (cost) => (scope) => abilities2(cycling(cost(scope), "Cycling", null))),
    ...typecycling.map(
      ([words3, keyword, filter]) => phrase(
        [words3, keywordCost],
        (cost) => (scope) => abilities2(cycling(cost(scope), keyword, filter))
      )
    ),
    phrase(
      ["ward", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "ward", cost: cost(scope) })
    ),
    phrase(
      ["kicker", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "optionalCost", name: "kicker", cost: cost(scope) })
    ),
    // 702.33b: two kickers, each with a name of its own
    phrase(
      ["kicker", manaCost, "and/or", maybe(words2("kicker")), manaCost],
      (a, _kicker, b) => () => abilities2(
        ...[a, b].map(
          (cost) => ({
            kind: "keyword",
            keyword: "optionalCost",
            name: `kicker ${cost}`,
            cost: [{ kind: "mana", cost }]
          })
        )
      )
    ),
    phrase(
      ["craft with", nounPhrase2, keywordCost],
      (noun2, cost) => (scope) => abilities2(craft2(noun2.filter, 1, false, cost(scope)))
    ),
    phrase(
      ["craft with", numeral, nounPhrase2, keywordCost],
      (count2, noun2, cost) => (scope) => abilities2(craft2(noun2.filter, count2, false, cost(scope)))
    ),
    phrase(
      ["craft with", numeral, "or more", nounPhrase2, keywordCost],
      (count2, noun2, cost) => (scope) => abilities2(craft2(noun2.filter, count2, true, cost(scope)))
    ),
    phrase(
      ["multikicker", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "optionalCost", name: "multikicker", cost: cost(scope), repeat: true })
    ),
    phrase(
      ["entwine", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "optionalCost", name: "entwine", cost: cost(scope) })
    ),
    phrase(
      ["flashback", keywordCost],
      (cost) => (scope) => abilities2({
        kind: "keyword",
        keyword: "castFrom",
        name: "flashback",
        zone: Zone.Graveyard,
        cost: cost(scope),
        exileAfter: true
      })
    ),
    ...GIFTS.map(
      ([label, effect]) => phrase(
        [`gift ${label.toLowerCase()}`],
        () => () => abilities2({ kind: "keyword", keyword: "gift", label, effect })
      )
    ),
    phrase(["retrace"], () => (scope) => fromGraveyard2(scope, "retrace", { types: CardType.Land }, false)),
    phrase(["jump-start"], () => (scope) => fromGraveyard2(scope, "jump-start", null, true)),
    phrase(
      ["escape", keywordCost],
      (cost) => (scope) => abilities2({
        kind: "keyword",
        keyword: "castFrom",
        name: "escape",
        zone: Zone.Graveyard,
        cost: cost(scope),
        exileAfter: false
      })
    ),
    phrase(
      ["overload", keywordCost],
      (cost) => (scope) => abilities2({
        kind: "keyword",
        keyword: "alternativeCost",
        name: "overload",
        cost: cost(scope),
        replaceTargets: "all"
      })
    ),
    phrase(
      ["morph", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "morph", cost: cost(scope) })
    ),
    ...["megamorph", "disguise"].map(
      (form) => phrase(
        [form, keywordCost],
        (cost) => (scope) => abilities2({ kind: "keyword", keyword: "morph", cost: cost(scope), form })
      )
    ),
    phrase(
      ["champion a|an", nounPhrase2],
      (noun2) => () => abilities2({ kind: "keyword", keyword: "champion", what: noun2.filter })
    ),
    phrase(
      ["backup", numeral],
      (count2) => () => abilities2({ kind: "keyword", keyword: "backup", count: count2, keywords: 0, abilities: [] })
    ),
    phrase(
      ["miracle", keywordCost],
      (cost) => (scope) => abilities2({ kind: "keyword", keyword: "miracle", cost: cost(scope) })
    ),
    phrase(
      ["suspend", numeral, "\u2014", keywordCost],
      (count2, cost) => (scope) => abilities2({ kind: "keyword", keyword: "suspend", count: count2, cost: cost(scope) })
    ),
    phrase(["cascade"], () => () => abilities2({ kind: "keyword", keyword: "cascade" })),
    phrase(
      ["affinity for", nounPhrase2],
      (noun2) => () => abilities2({
        kind: "keyword",
        keyword: "affinity",
        what: { kind: "and", of: [noun2.filter, { kind: "controlledBy", who: { kind: "you" } }] }
      })
    )
  )
);
var COLOR_LABELS2 = ["white", "blue", "black", "red", "green"];
function ofColor(bit) {
  return { from: { kind: "color", colors: bit }, label: COLOR_LABELS2[31 - Math.clz32(bit)] ?? "" };
}
var QUALITIES = [
  ["artifacts", { kind: "type", types: CardType.Artifact }],
  ["creatures", { kind: "type", types: CardType.Creature }],
  ["enchantments", { kind: "type", types: CardType.Enchantment }],
  ["instants", { kind: "type", types: CardType.Instant }],
  ["lands", { kind: "type", types: CardType.Land }],
  ["planeswalkers", { kind: "type", types: CardType.Planeswalker }],
  ["sorceries", { kind: "type", types: CardType.Sorcery }],
  ["multicolored", { kind: "multicolored" }],
  ["monocolored", { kind: "not", of: { kind: "or", of: [{ kind: "multicolored" }, { kind: "colorless" }] } }],
  ["colorless", { kind: "colorless" }],
  ["everything", { kind: "any" }],
  [
    "spells that are one or more colors",
    { kind: "and", of: [{ kind: "isSpell" }, { kind: "not", of: { kind: "colorless" } }] }
  ],
  ["colored spells", { kind: "and", of: [{ kind: "isSpell" }, { kind: "not", of: { kind: "colorless" } }] }],
  ["the chosen color", { kind: "chosenColorOfSource" }],
  ["that color", { kind: "chosenColorOfSource" }]
];
var quality = either(
  phrase([colorWord], (bit) => [ofColor(bit)]),
  ...QUALITIES.map(([label, from2]) => phrase([label], () => [{ from: from2, label }])),
  phrase([subtypeWord], (subtype) => [{ from: { kind: "subtype", subtypes: [subtype] }, label: subtype }]),
  phrase(["each color"], () => [1, 2, 4, 8, 16].map(ofColor)),
  phrase(["all colors"], () => [1, 2, 4, 8, 16].map(ofColor))
);
var qualities = phrase(
  [listOf(quality, first(words2(", and from"), words2(", from"), words2("and from")))],
  (all3) => all3.flat()
);
function chosen(scope, quality2) {
  if (!scope.color || quality2.from.kind !== "chosenColorOfSource") return quality2;
  return { from: { kind: "color", colors: CHOSEN_COLOR }, label: CHOSEN_LABEL };
}
var protection = either(
  phrase(
    ["protection from", qualities],
    (all3) => (scope) => abilities2(...all3.map((each) => ({ kind: "keyword", keyword: "protection", ...chosen(scope, each) })))
  ),
  phrase(
    ["hexproof from", qualities],
    (all3) => (scope) => abilities2(
      ...all3.map((each) => ({ kind: "keyword", keyword: "hexproof from", ...chosen(scope, each) }))
    )
  )
);
var enchant = rule(
  () => either(
    phrase(
      ["enchant player"],
      () => () => abilities2({
        kind: "keyword",
        keyword: "enchant",
        what: { kind: "not", of: { kind: "any" } },
        players: EACH_PLAYER
      })
    ),
    phrase(
      ["enchant opponent"],
      () => () => abilities2({
        kind: "keyword",
        keyword: "enchant",
        what: { kind: "not", of: { kind: "any" } },
        players: OPPONENTS
      })
    ),
    phrase(["enchant", described], (what) => (scope) => {
      const object4 = what(scope);
      return object4.zone === Zone.Battlefield ? abilities2({ kind: "keyword", keyword: "enchant", what: object4.filter }) : scope.reject(abilities2());
    })
  )
);
var LANDWALKS = [
  ["Landwalk", { kind: "any" }],
  ["Nonbasic landwalk", { kind: "not", of: { kind: "supertype", supertypes: Supertype.Basic } }],
  ["Legendary landwalk", { kind: "supertype", supertypes: Supertype.Legendary }],
  ["Snow landwalk", { kind: "supertype", supertypes: Supertype.Snow }],
  ["Artifact landwalk", { kind: "type", types: CardType.Artifact }],
  ...["Plains", "Island", "Swamp", "Mountain", "Forest"].map((type) => [
    `Snow ${type.toLowerCase()}walk`,
    {
      kind: "and",
      of: [
        { kind: "supertype", supertypes: Supertype.Snow },
        { kind: "subtype", subtypes: [type] }
      ]
    }
  ])
];
var landwalk2 = either(
  ...["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert"].map(
    (type) => phrase(
      [`${type.toLowerCase()}walk`],
      () => () => abilities2({
        kind: "keyword",
        keyword: "landwalk",
        what: { kind: "subtype", subtypes: [type] },
        label: `${type}walk`
      })
    )
  ),
  ...LANDWALKS.map(
    ([label, what]) => phrase([label.toLowerCase()], () => () => abilities2({ kind: "keyword", keyword: "landwalk", what, label }))
  )
);
var keywordAbility = rule(
  () => either(
    phrase([plainKeyword], (bit) => () => ({ bits: bit, abilities: [] })),
    listed,
    costed,
    protection,
    enchant,
    landwalk2
  )
);
function merged(all3) {
  return { bits: all3.reduce((bits2, each) => bits2 | each.bits, 0), abilities: all3.flatMap((each) => each.abilities) };
}
var keywordLine = rule(
  () => phrase(
    [listOf(keywordAbility, first(words2(","), words2(";"))), maybe(words2("."))],
    (parts) => (scope) => merged(parts.map((part) => part(scope)))
  )
);
var keywordsInSentence = rule(
  () => phrase(
    [listOf(keywordAbility, first(words2(", and"), words2(","), words2("and")))],
    (parts) => (scope) => merged(parts.map((part) => part(scope)))
  )
);

// packages/oracle/src/compile/scope.ts
var Scope2 = class _Scope {
  face;
  draft;
  referents;
  /** What had been spoken of as the sentence at hand began, and the one before it. */
  atSentence;
  atSentenceBefore;
  /** "That much", "that many". */
  amount;
  /** What "the life lost this way", "the damage prevented this way" speak of, by these words. */
  thisWay;
  /** "X", where an earlier phrase says what it is; else the X of the cost. */
  x;
  rejected;
  /** Whether a library was among the zones of the last search: "if you search your library this way". */
  searched;
  /** A cost is being read. */
  paying;
  /** A colour was chosen: "that color" speaks of it. */
  color;
  /** "For each opponent, … target creature that player controls": the name for each of the players. */
  perPlayer;
  /** The name for a card name that was chosen: "cards with that name". */
  chosenName;
  /** The name of the piles that cards were separated into. */
  piles;
  /** The name of a player whom an instruction had chosen. */
  chosenPlayer;
  /** The name for a creature type that was chosen: "creatures of the chosen type". */
  chosenType;
  /** The name for whether a contest is won: "if you win". */
  contest;
  counter;
  /** An ability of another object than the card: it says "this" of what has it. */
  quoted;
  /** What the ability calls its own object: after it left the battlefield, the event's name for it. */
  self;
  constructor(face) {
    this.face = face;
    this.draft = {
      targets: [],
      effects: [],
      modes: null,
      sorcerySpeed: false,
      oncePerTurn: false,
      timesPerTurn: null,
      oneOrMore: false,
      once: false,
      condition: null,
      costsLess: null,
      reflexives: [],
      onlyAsInstant: false,
      anyPlayer: false,
      zone: null
    };
    this.referents = [];
    this.atSentence = [];
    this.atSentenceBefore = [];
    this.amount = null;
    this.thisWay = /* @__PURE__ */ new Map();
    this.chosenType = null;
    this.piles = null;
    this.chosenPlayer = null;
    this.x = null;
    this.rejected = false;
    this.perPlayer = null;
    this.paying = false;
    this.contest = null;
    this.chosenName = null;
    this.color = false;
    this.searched = null;
    this.counter = 0;
    this.quoted = false;
    this.self = { kind: "self" };
  }
  /** A copy to try a reading in. */
  trial() {
    const copy = new _Scope(this.face);
    copy.draft.targets.push(...this.draft.targets);
    copy.draft.effects.push(...this.draft.effects);
    copy.draft.modes = this.draft.modes;
    copy.draft.sorcerySpeed = this.draft.sorcerySpeed;
    copy.draft.oncePerTurn = this.draft.oncePerTurn;
    copy.draft.timesPerTurn = this.draft.timesPerTurn;
    copy.draft.oneOrMore = this.draft.oneOrMore;
    copy.draft.once = this.draft.once;
    copy.draft.condition = this.draft.condition;
    copy.draft.costsLess = this.draft.costsLess;
    copy.draft.reflexives.push(...this.draft.reflexives);
    copy.draft.onlyAsInstant = this.draft.onlyAsInstant;
    copy.draft.zone = this.draft.zone;
    copy.draft.anyPlayer = this.draft.anyPlayer;
    copy.referents = [...this.referents];
    copy.atSentence = this.atSentence;
    copy.atSentenceBefore = this.atSentenceBefore;
    copy.amount = this.amount;
    for (const [what, amount4] of this.thisWay) copy.thisWay.set(what, amount4);
    copy.chosenType = this.chosenType;
    copy.piles = this.piles;
    copy.chosenPlayer = this.chosenPlayer;
    copy.contest = this.contest;
    copy.chosenName = this.chosenName;
    copy.color = this.color;
    copy.searched = this.searched;
    copy.x = this.x;
    copy.counter = this.counter;
    copy.quoted = this.quoted;
    copy.self = this.self;
    return copy;
  }
  /** Something is of the colour that was chosen; else of the colour chosen for the object as it entered, if it is said so. */
  ofChosenColor(chosen2) {
    if (this.color) return { kind: "color", colors: CHOSEN_COLOR };
    return chosen2 ? { kind: "chosenColorOfSource" } : this.reject({ kind: "any" });
  }
  /** "The color of your choice": it is chosen just before the instruction. */
  chooseColorHere() {
    this.draft.effects.push({ kind: "chooseColor", who: { kind: "you" }, as: "color" });
    this.color = true;
    return { kind: "color", colors: CHOSEN_COLOR };
  }
  /** A creature type is to be chosen: later words speak of it. */
  nameType() {
    this.chosenType = this.fresh("type");
    return this.chosenType;
  }
  nameContest(word) {
    this.contest = this.fresh(word);
    return this.contest;
  }
  /** A name that nothing else in the ability has. */
  fresh(word) {
    this.counter += 1;
    return this.counter === 1 ? word : `${word}${this.counter}`;
  }
  beginSentence() {
    this.atSentenceBefore = this.atSentence;
    this.atSentence = [...this.referents];
  }
  /** How much has been spoken of so far, for {@link beforeDone}. */
  mark() {
    return this.referents.length;
  }
  /** What is asked before something is done speaks of what there was then, targets that are named for it included. */
  beforeDone(mark, read) {
    const now2 = this.referents;
    const targets = new Set(this.draft.targets.map(({ name: name2 }) => name2));
    this.referents = now2.filter(
      ({ objects: objects3, players: players5 }, at) => at < mark || (objects3?.kind === "bound" ? targets.has(objects3.name) : objects3 !== null) || players5 !== null
    );
    const value2 = read();
    this.referents = now2;
    return value2;
  }
  /** What is done otherwise speaks of what there was before the sentence that was not followed. */
  otherwise(read) {
    this.referents = this.referents.filter(
      (each) => this.atSentenceBefore.includes(each) || each.objects?.kind !== "bound" || this.isTarget(each.objects.name)
    );
    return read();
  }
  mention(referent) {
    this.referents.push(referent);
  }
  mentionObjects(objects3, nouns, many2) {
    this.mention({ nouns, many: many2, objects: objects3, players: null });
  }
  /** What was drawn or given up, which "it" does not speak of. */
  mentionPaid(objects3, nouns, many2, asked2) {
    this.mention({ nouns, many: many2, objects: objects3, players: null, paid: true, ...asked2 === void 0 ? {} : { asked: asked2 } });
  }
  /** What the event's subject has to do with, which "it" does not speak of until something did. */
  mentionAside(objects3, nouns) {
    this.mention({ nouns, many: false, objects: objects3, players: null, aside: true });
  }
  mentionPlayers(players5, many2 = false) {
    this.mention({ nouns: ["player"], many: many2, objects: null, players: players5 });
  }
  addTarget(given3, nouns) {
    const spec = this.perPlayer === null ? given3 : onePerPlayer(given3, this.perPlayer);
    const used = this.draft.targets.length;
    const name2 = used === 0 ? "target" : `target${used + 1}`;
    this.draft.targets.push({ name: name2, ...spec });
    const bound6 = { kind: "bound", name: name2 };
    const many2 = spec.max !== 1;
    if (spec.what !== null)
      this.mention({ nouns, many: many2, objects: bound6, players: spec.players === null ? null : bound6 });
    else this.mentionPlayers(bound6, many2);
    return bound6;
  }
  /** What objects are called after a zone change, for "return it", "put them". */
  mentionMoved(objects3, word, many2, asked2) {
    const was = asked2 === void 0 ? {} : { asked: asked2 };
    this.mention({ nouns: [word, "card", "moved"], many: many2, objects: objects3, players: null, moved: true, ...was });
  }
  /** "Each creature you control": words in the singular that follow speak of each of them, which has no name. */
  mentionEach(nouns) {
    this.mention({ nouns, many: false, objects: { kind: "self" }, players: null, each: true });
  }
  /** A noun with "that" or "the" does not speak of the object that has the ability, which is "this" or "it". */
  last(noun2, many2) {
    const found = this.referents.findLast(
      (each) => each.objects !== null && each.moved !== true && each.many === many2 && (noun2 === null ? each.paid !== true && each.aside !== true : each.nouns.includes(noun2) && (each.objects.kind !== "self" || each.each === true))
    );
    return found ?? null;
  }
  /** The last thing of that noun and number. */
  find(noun2, many2) {
    const found = this.last(noun2, many2);
    if (found === null || found.objects === null || found.each === true) return this.reject({ kind: "self" });
    if (found.aside === true) this.mention({ ...found, aside: false });
    return found.objects;
  }
  /** The last thing of that noun, one: from here on it is what was spoken of last, and "it" means it. */
  findAgain(noun2) {
    const found = this.last(noun2, false);
    const objects3 = this.find(noun2, false);
    if (found !== null) this.mention({ ...found, paid: false });
    return objects3;
  }
  /** "It" as the object of a sentence is not the sentence's subject, which would be "itself": the last thing but that. */
  apart(found, subject3) {
    const same = JSON.stringify(subject3);
    if (JSON.stringify(found) !== same) return found;
    const other3 = this.referents.findLast(
      (each) => each.objects !== null && each.moved !== true && each.paid !== true && !each.many && JSON.stringify(each.objects) !== same
    );
    return other3 === void 0 || other3.objects === null || other3.each === true ? this.reject(found) : other3.objects;
  }
  /** Anything spoken of before that is an object of that number. */
  has(noun2, many2) {
    return this.last(noun2, many2) !== null;
  }
  /** Lowers something that cannot speak of what these names stand for. */
  without(names2, lower2) {
    const hidden = this.referents.filter(
      ({ objects: objects3 }) => objects3?.kind === "bound" && names2.has(objects3.name) && !this.isTarget(objects3.name)
    );
    this.referents = this.referents.filter((each) => !hidden.includes(each));
    return lower2(this);
  }
  isTarget(name2) {
    return this.draft.targets.some((spec) => spec.name === name2);
  }
  /** Where the last zone change of that number took things, unless something else was spoken of since. */
  findMoved(many2) {
    const found = this.referents.findLast((each) => each.objects !== null && each.many === many2);
    return found?.moved === true ? found.objects : null;
  }
  /** "It", where it is said to be a card: then not what became of a card on the battlefield. */
  itAs(head2) {
    const isCard = head2 === "card" && this.referents.some((each) => !each.many && each.nouns.includes("card"));
    const last = this.referents.findLast((each) => each.objects !== null && !each.many && each.paid !== true);
    const became = last?.nouns.includes("returned") === true && !last.nouns.includes("card");
    return isCard && became ? this.findCards("card", false) : this.find(null, false);
  }
  /** The last card or cards: where a zone change took something, or what was spoken of as a card; never what was paid or given up. */
  findCards(noun2, many2) {
    const found = this.referents.findLast(
      (each) => each.objects !== null && each.many === many2 && each.paid !== true && each.each !== true && !each.nouns.includes("sacrificed") && each.objects.kind !== "self" && each.nouns.includes(noun2)
    );
    return found?.objects ?? this.reject({ kind: "self" });
  }
  /** What was exiled, discarded, milled … "this way", one or more. */
  findDone(verb4) {
    const found = this.referents.findLast((each) => each.objects !== null && each.nouns.includes(verb4));
    return found?.objects == null ? this.reject({ verb: verb4, objects: { kind: "self" }, asked: null }) : { verb: verb4, objects: found.objects, asked: found.asked ?? null };
  }
  /** "Other" and "another": than what was chosen, than what a spell spoke of before, else than the object itself. */
  get other() {
    if (this.has("chosen", false)) return { kind: "not", of: { kind: "among", what: this.find("chosen", false) } };
    const bySpell = !this.paying && (this.face.types & (CardType.Instant | CardType.Sorcery)) !== 0 && !this.quoted;
    if (!bySpell) return { kind: "other" };
    const last = this.referents.findLast((each) => each.objects !== null && each.moved !== true);
    if (last?.objects?.kind !== "bound") return this.reject({ kind: "other" });
    return { kind: "not", of: { kind: "among", what: last.objects } };
  }
  findPlayer() {
    const found = this.referents.findLast((each) => each.players !== null);
    return found?.players ?? this.reject({ kind: "you" });
  }
  /** "That player", "that opponent": one player, never a group. */
  findOnePlayer() {
    const found = this.referents.findLast((each) => each.players !== null);
    return found === void 0 || found.players === null || found.many ? this.reject({ kind: "you" }) : found.players;
  }
  /** The last target that may be a player as well as a permanent: "that player or planeswalker". */
  lastEither() {
    const spec = this.draft.targets.findLast((each) => each.what !== null && each.players !== null);
    return spec === void 0 ? null : { kind: "bound", name: spec.name };
  }
  /** Whether it may be more than one object. */
  isMany(what) {
    if (what.kind !== "bound") return what.kind !== "self" && what.kind !== "attachedTo";
    const spec = this.draft.targets.find((each) => each.name === what.name);
    if (spec !== void 0) {
      const { max } = spec;
      const most = typeof max === "object" && max.kind === "conditional" ? max.then === 0 ? max.else : max.then : max;
      return most !== 1;
    }
    return this.referents.some(
      (each) => each.objects?.kind === "bound" && each.objects.name === what.name && each.many
    );
  }
  /** Something spoken of before is what is spoken of now, unless it was moved since. */
  mentionAgain(objects3) {
    const found = this.referents.findLast((each) => each.objects === objects3 && each.moved !== true);
    const since = found === void 0 ? [] : this.referents.slice(this.referents.indexOf(found));
    if (found !== void 0 && since.every((each) => each.moved !== true)) this.mention(found);
  }
  /** No reading after all: the value is never used. */
  reject(value2) {
    this.rejected = true;
    return value2;
  }
};
function onePerPlayer(spec, { name: name2, of }) {
  if (spec.what === null || spec.min !== 0 || spec.max !== 1) return spec;
  const player3 = JSON.stringify({ kind: "bound", name: name2 });
  if (!JSON.stringify(spec.what).includes(player3)) return spec;
  const what = rewrite(spec.what, (part) => JSON.stringify(part) === player3 ? of : void 0);
  return { ...spec, what, max: { kind: "countPlayers", of }, differentControllers: true };
}

// packages/oracle/src/compile/quoted.ts
function innerQuotes(text) {
  return text.replace(/,\s*$/, "").replace(/(^|[\s(])['‘]((?:\{|[A-Z])[^"]*?[.,!)])['’](?=[\s.,]|$)/g, '$1"$2"');
}
function compileQuoted(text, around) {
  const scope = new Scope2(around.face);
  scope.quoted = true;
  const read = readAbility(piecesOf(innerQuotes(text), []), scope);
  return read.kind === "ability" && read.abilities.length > 0 ? read.abilities : null;
}

// packages/oracle/src/compile/grammar/effects/granted.ts
var granted = rule(
  () => phrase(
    [listOf(either(grantedKeywords, grantedAbility), first(words2(", and"), words2(","), words2("and")))],
    (parts) => (scope) => mergedGrants(parts.flatMap((part) => part(scope)))
  )
);
var grantedKeywords = phrase([keywordsInSentence], (given3) => (scope) => {
  const { bits: bits2, abilities: abilities3 } = given3(scope);
  return grants(bits2, abilities3);
});
var grantedAbility = phrase([token("quoted", (text) => text)], (text) => (scope) => {
  const abilities3 = compileQuoted(text, scope);
  return abilities3 === null ? scope.reject([]) : grants(0, abilities3);
});
function grants(keywords, abilities3) {
  return [
    ...keywords === 0 ? [] : [{ kind: "addKeywords", keywords }],
    ...abilities3.length === 0 ? [] : [{ kind: "addAbilities", abilities: abilities3 }]
  ];
}
function mergedGrants(changes) {
  const keywords = changes.reduce((bits2, each) => bits2 | (each.kind === "addKeywords" ? each.keywords : 0), 0);
  return grants(
    keywords,
    changes.flatMap((each) => each.kind === "addAbilities" ? each.abilities : [])
  );
}

// packages/oracle/src/compile/grammar/effects/become.ts
var and = first(words2(", and"), words2(","), words2("and"));
var bits = (all3) => all3.reduce((a, b) => a | b, 0);
var colorList = first(
  phrase([listOf(colorWord, and)], bits),
  phrase(["all colors"], () => 31),
  phrase(["colorless"], () => 0)
);
var typeWords = phrase([many(token("word", typeBit))], bits);
var supertypes = phrase([many(token("word", supertypeBit))], bits);
var subtypes = many(subtypeWord);
var kept = either(
  phrase(["in addition to its|their other types"], () => "types"),
  phrase(["in addition to its|their other creature|land|artifact? types"], () => "types"),
  phrase(["in addition to its|their other colors and types"], () => "colors and types"),
  phrase(["that's still a|an", typeWords], () => "types"),
  phrase(["that are still", typeWords], () => "types")
);
var baseSize = phrase(["with base power and toughness", size], (numbers) => numbers);
var withAbilities = rule(() => phrase(["with", granted], (given3) => given3));
var noun = rule(
  () => phrase(
    [
      maybe(words2("a|an")),
      maybe(size),
      supertypes,
      maybe(colorList),
      subtypes,
      typeWords,
      maybe(baseSize),
      maybe(words2("with all creature types")),
      maybe(withAbilities),
      maybe(kept)
    ],
    (_a, sized, supers, colors2, names2, types, based, allTypes, given3, still) => {
      const numbers = sized ?? based;
      if (types === 0 && names2.length === 0) return null;
      return (scope) => {
        const changes = typeChanges(supers, types, names2, still !== null);
        if (changes === null) return scope.reject([]);
        return [
          ...changes,
          ...allTypes === null ? [] : [{ kind: "everyCreatureType" }],
          ...colorChanges(colors2, still),
          ...given3 === null ? [] : given3(scope),
          ...numbers === null ? [] : [{ kind: "setPowerToughness", ...numbers }]
        ];
      };
    }
  )
);
function typeChanges(supertypes3, types, subtypes3, still) {
  const artifactCreature = CardType.Artifact | CardType.Creature;
  if (still || (types & artifactCreature) === artifactCreature) {
    if (types === 0 && supertypes3 === 0) return [{ kind: "addSubtypes", subtypes: subtypes3 }];
    return [
      {
        kind: "addTypes",
        types,
        ...subtypes3.length === 0 ? {} : { subtypes: subtypes3 },
        ...supertypes3 === 0 ? {} : { supertypes: supertypes3 }
      }
    ];
  }
  if (supertypes3 !== 0) return null;
  if (types !== 0) return [{ kind: "setTypes", types, ...subtypes3.length === 0 ? {} : { subtypes: subtypes3 } }];
  return subtypes3.every(isLandType) ? [{ kind: "setLandTypes", subtypes: subtypes3 }] : [{ kind: "setSubtypes", subtypes: subtypes3 }];
}
function colorChanges(colors2, still) {
  if (colors2 === null) return [];
  return still === "colors and types" ? [{ kind: "addColors", colors: colors2 }] : [{ kind: "setColors", colors: colors2 }];
}
var become = rule(
  () => either(
    noun,
    phrase([colorList], (colors2) => () => [{ kind: "setColors", colors: colors2 }]),
    phrase([colorList, "in addition to its|their other colors"], (colors2) => () => [{ kind: "addColors", colors: colors2 }]),
    phrase(["every creature type"], () => () => [{ kind: "everyCreatureType" }]),
    phrase(["the chosen type"], () => () => [{ kind: "setChosenLandType" }]),
    phrase(["the chosen type in addition to its|their other types"], () => () => [{ kind: "addChosenSubtype" }]),
    phrase(
      ["that|the chosen? color"],
      () => (scope) => scope.color ? [{ kind: "setColors", colors: CHOSEN_COLOR }] : scope.reject([])
    ),
    phrase(["the chosen color in addition to its|their other colors"], () => () => [{ kind: "addChosenColor" }]),
    phrase(["every basic land type in addition to its|their other types"], () => () => [
      { kind: "addSubtypes", subtypes: ["Plains", "Island", "Swamp", "Mountain", "Forest"] }
    ]),
    phrase(["every nonbasic land type"], () => () => [{ kind: "addSubtypes", subtypes: NONBASIC_LAND_TYPES }]),
    phrase(["legendary"], () => () => [{ kind: "addTypes", types: 0, supertypes: 2 }])
  )
);
var becomeNo = rule(
  () => phrase(["a|an?", token("word", typeBit)], (types) => () => [{ kind: "removeTypes", types }])
);

// packages/oracle/src/compile/grammar/effects/predicates.ts
var pumped = rule(
  () => phrase([sizeChange, maybeForEach], ({ power, toughness }, each) => (scope) => {
    const factor = each === null ? null : each(scope);
    return [{ kind: "modifyPowerToughness", power: times2(power, factor), toughness: times2(toughness, factor) }];
  })
);
var base = rule(
  () => either(
    phrase(["power and toughness", size], ({ power, toughness }) => () => [
      { kind: "setPowerToughness", power, toughness }
    ]),
    phrase(["power", numeral], (power) => () => [{ kind: "setPowerToughness", power, toughness: null }]),
    phrase(["toughness", numeral], (toughness) => () => [{ kind: "setPowerToughness", power: null, toughness }]),
    phrase(["power and toughness each equal to", value], (amount4) => (scope) => {
      const number = amount4(scope);
      return [{ kind: "setPowerToughness", power: number, toughness: number }];
    }),
    phrase(["power equal to", value], (amount4) => (scope) => [
      { kind: "setPowerToughness", power: amount4(scope), toughness: null }
    ])
  )
);
var predicate2 = rule(
  () => either(
    phrase(["get|gets", maybe(words2("an additional")), pumped], (_additional, changes) => changes),
    phrase(["have|has|gain|gains", granted], (changes) => changes),
    phrase(["lose|loses", keywordsInSentence], (given3) => (scope) => {
      const { bits: bits2, abilities: abilities3 } = given3(scope);
      return abilities3.length > 0 ? scope.reject([]) : [{ kind: "removeKeywords", keywords: bits2 }];
    }),
    phrase(["lose|loses all creature types"], () => () => [{ kind: "loseCreatureTypes" }]),
    phrase(["lose|loses all abilities"], () => () => [{ kind: "loseAllAbilities" }]),
    phrase(["have|has base", base], (changes) => changes),
    phrase(["become|becomes", become], (changes) => changes),
    phrase(["is|are", become], (changes) => changes),
    phrase(["isn't|aren't", becomeNo], (changes) => changes)
  )
);
var predicates = rule(
  () => phrase(
    [listOf(predicate2, first(words2(", and"), words2(","), words2("and")))],
    (parts) => (scope) => parts.flatMap((part) => part(scope))
  )
);

// packages/oracle/src/compile/grammar/effects/restricted.ts
function restrictions(make) {
  return () => (what) => () => make(what).map((restriction4) => ({ kind: "restriction", restriction: restriction4 }));
}
function restriction2(given3) {
  return [{ kind: "restriction", restriction: given3 }];
}
function allowance(make) {
  return () => (what) => () => [{ kind: "allowance", allowance: make(what) }];
}
function apart(what, other3) {
  return (scope) => {
    const found = other3(scope);
    const single4 = found.kind === "among" || found.kind === "isSelf";
    if (!single4 || JSON.stringify(found) !== JSON.stringify(what)) return found;
    const subject3 = what.kind === "among" ? what.what : { kind: "self" };
    const object4 = scope.apart(subject3, subject3);
    return object4.kind === "self" ? { kind: "isSelf" } : { kind: "among", what: object4 };
  };
}
var others2 = rule(
  () => first(
    phrase([singleObject], (what) => (scope) => {
      const object4 = what(scope);
      return object4.kind === "self" ? { kind: "isSelf" } : { kind: "among", what: object4 };
    }),
    phrase([described], (what) => (scope) => what(scope).filter)
  )
);
var attacking2 = rule(
  () => either(
    phrase(
      ["can't attack"],
      restrictions((what) => [{ kind: "cantAttack", what }])
    ),
    phrase(
      ["can't attack you or planeswalkers|permanents you control"],
      restrictions((what) => [{ kind: "cantAttack", what, defenders: YOU2 }])
    ),
    phrase(
      ["can't attack or block"],
      restrictions((what) => [
        { kind: "cantAttack", what },
        { kind: "cantBlock", what }
      ])
    ),
    phrase(
      ["can't attack unless defending player controls a|an", described],
      (needed) => (what) => (scope) => restriction2({ kind: "cantAttack", what, unlessControls: needed(scope).filter })
    ),
    phrase(
      ["attack|attacks each combat if able"],
      restrictions((what) => [{ kind: "mustAttack", what }])
    ),
    phrase(
      ["attack|attacks or block|blocks each combat if able"],
      restrictions((what) => [
        { kind: "mustAttack", what },
        { kind: "mustBlock", what }
      ])
    ),
    phrase(
      ["can attack as though it|they didn't have defender"],
      allowance((what) => ({ kind: "attackAsThoughNoDefender", what }))
    ),
    phrase(
      ["is|are goaded"],
      restrictions((what) => [{ kind: "goaded", what }])
    )
  )
);
var blocking = rule(
  () => either(
    phrase(
      ["can't block"],
      restrictions((what) => [{ kind: "cantBlock", what }])
    ),
    phrase(
      ["can't block", others2],
      (blocked) => (what) => (scope) => restriction2({ kind: "cantBeBlocked", what: apart(what, blocked)(scope), by: what })
    ),
    phrase(
      ["can't be blocked"],
      restrictions((what) => [{ kind: "cantBeBlocked", what }])
    ),
    phrase(["can't block or be blocked by", others2], (by2) => (what) => (scope) => {
      const other3 = apart(what, by2)(scope);
      return [
        ...restriction2({ kind: "cantBeBlocked", what: other3, by: what }),
        ...restriction2({ kind: "cantBeBlocked", what, by: other3 })
      ];
    }),
    phrase(
      ["can't be blocked by", others2],
      (by2) => (what) => (scope) => restriction2({ kind: "cantBeBlocked", what, by: apart(what, by2)(scope) })
    ),
    phrase(
      ["can't be blocked except by", others2],
      (by2) => (what) => (scope) => restriction2({ kind: "cantBeBlockedExceptBy", what, by: apart(what, by2)(scope) })
    ),
    phrase(
      ["can't be blocked by more than", numeral, "creature|creatures"],
      (max) => restrictions((what) => [{ kind: "blockers", what, max }])()
    ),
    phrase(
      ["can't be blocked except by", numeral, "or more creatures"],
      (min) => restrictions((what) => [{ kind: "blockers", what, min }])()
    ),
    phrase(
      ["can block only", others2],
      (attackers) => (what) => (scope) => restriction2({ kind: "canBlockOnly", what, attackers: apart(what, attackers)(scope) })
    ),
    phrase(
      ["must be blocked if able"],
      restrictions((what) => [{ kind: "mustBeBlocked", what }])
    ),
    phrase(
      [first(words2("block|blocks each combat if able"), words2("block|blocks if able"))],
      restrictions((what) => [{ kind: "mustBlock", what }])
    ),
    phrase(
      [words2("block|blocks"), others2, first(words2("each combat if able"), words2("if able"))],
      (_block, attackers) => (what) => (scope) => restriction2({ kind: "mustBlock", what, attackers: apart(what, attackers)(scope) })
    ),
    phrase(
      [words2("able to block"), others2, "do so"],
      (_able, attackers) => (what) => (scope) => restriction2({ kind: "mustBlock", what, attackers: apart(what, attackers)(scope) })
    )
  )
);
var moreBlocks = either(
  phrase(["an additional creature"], () => 1),
  phrase(["an additional", numeral, "creatures"], (count2) => count2),
  phrase([numeral, "additional creatures"], (count2) => count2),
  phrase(["any number of creatures"], () => "any")
);
var damaging = either(
  phrase(
    ["can block", moreBlocks, "each combat"],
    (count2) => allowance((what) => ({ kind: "blockAdditional", what, count: count2 }))()
  ),
  phrase(
    ["can block any number of creatures"],
    allowance((what) => ({ kind: "blockAdditional", what, count: "any" }))
  ),
  phrase(
    ["assign|assigns combat damage equal to its|their toughness rather than its|their power"],
    allowance((what) => ({ kind: "assignByToughness", what }))
  )
);
var tapping = either(
  phrase(["crew|crews vehicles"], () => ["crew"]),
  phrase(["saddle|saddles mounts"], () => ["saddle"]),
  phrase(["saddle|saddles mounts and crew|crews vehicles"], () => ["saddle", "crew"])
);
var crewing = either(
  phrase(
    [tapping, "as though its|their power were", numeral, "greater"],
    (to, by2) => allowance((what) => ({ kind: "tapsAs", what, to, by: by2 }))()
  ),
  phrase(
    [tapping, "using its|their toughness rather than its|their power"],
    (to) => allowance((what) => ({ kind: "tapsAs", what, to, by: "toughness" }))()
  )
);
var targeting = either(
  phrase(
    ["can't be the target|targets of spells or abilities"],
    restrictions((what) => [{ kind: "cantBeTargeted", what, by: EACH_PLAYER }])
  ),
  phrase(
    ["can't be the target|targets of spells or abilities your opponents control"],
    restrictions((what) => [{ kind: "cantBeTargeted", what, by: OPPONENTS }])
  )
);
var restricted = rule(
  () => either(
    attacking2,
    blocking,
    damaging,
    crewing,
    targeting,
    phrase(
      ["can't be countered"],
      restrictions((what) => [{ kind: "cantBeCountered", what }])
    ),
    phrase(
      ["assign|assigns no combat damage"],
      restrictions((what) => [{ kind: "assignsNoCombatDamage", what }])
    ),
    phrase(
      ["can't be sacrificed"],
      restrictions((what) => [{ kind: "cantBeSacrificed", what }])
    ),
    phrase(
      ["can't have counters put on it|them"],
      restrictions((what) => [{ kind: "cantHaveCounters", what }])
    )
  )
);
var thisTurn = rule(
  () => either(
    phrase(
      ["can block", moreBlocks, "this turn"],
      (count2) => allowance((what) => ({ kind: "blockAdditional", what, count: count2 }))()
    ),
    phrase(
      ["attack|attacks this turn if able"],
      restrictions((what) => [{ kind: "mustAttack", what }])
    ),
    phrase(
      ["block|blocks this turn if able"],
      restrictions((what) => [{ kind: "mustBlock", what }])
    ),
    phrase(
      ["must be blocked this turn if able"],
      restrictions((what) => [{ kind: "mustBeBlocked", what }])
    ),
    phrase(
      ["can attack this turn as though it|they didn't have defender"],
      allowance((what) => ({ kind: "attackAsThoughNoDefender", what }))
    ),
    phrase(
      ["block|blocks", others2, "this turn if able"],
      (attackers) => (what) => (scope) => restriction2({ kind: "mustBlock", what, attackers: apart(what, attackers)(scope) })
    ),
    phrase(
      ["able to block", others2, "this turn do so"],
      (attackers) => (what) => (scope) => restriction2({ kind: "mustBlock", what, attackers: apart(what, attackers)(scope) })
    )
  )
);

// packages/oracle/src/compile/grammar/effects/continuous.ts
function applied(to, changes, time) {
  return { kind: "apply", to, changes, duration: time };
}
function appliedToAll(scope, to, changes, time) {
  if (to.kind !== "all" || !changes.some((change2) => bearsOn(change2, JSON.stringify(to.filter))))
    return applied(to, changes, time);
  const name2 = scope.fresh("those");
  const those2 = { kind: "bound", name: name2 };
  scope.mentionObjects(those2, ["creature", "permanent", "artifact", "land", "enchantment", "token"], true);
  return inSequence([{ kind: "let", as: name2, objects: to }, applied(those2, changes, time)]);
}
function bearsOn(change2, filter) {
  const asks2 = (...kinds) => kinds.some((kind) => filter.includes(`"kind":"${kind}"`));
  switch (change2.kind) {
    case "controller":
      return asks2("controlledBy");
    case "modifyPowerToughness":
    case "setPowerToughness":
    case "switchPowerToughness":
      return asks2("power", "toughness");
    case "addKeywords":
    case "removeKeywords":
      return asks2("keyword");
    case "setColors":
    case "addColors":
      return asks2("color", "colorless", "multicolored");
    case "loseAllAbilities":
      return asks2("keyword", "hasAbility");
    default:
      return false;
  }
}
function rules(effects, time) {
  return inSequence(effects.map((effect) => ({ kind: "applyRule", effect, duration: time })));
}
function ruled2(what) {
  if (what.kind === "all") return what.filter;
  return { kind: "among", what };
}
var affected = rule(
  () => first(
    phrase([anyObjects, maybe(words2("each"))], (what) => what),
    groups
  )
);
var changed = rule(
  () => either(
    phrase([affected, maybe(words2("also")), predicates, duration], (what, _also, changes, time) => (scope) => {
      const to = what(scope);
      return appliedToAll(scope, to, changes(scope), time(scope));
    }),
    phrase([duration, ",", affected, maybe(words2("also")), predicates], (time, what, _also, changes) => (scope) => {
      const lasting2 = time(scope);
      const to = what(scope);
      return appliedToAll(scope, to, changes(scope), lasting2);
    }),
    phrase(
      [affected, "get|gets", sizeChange, duration, forEach2],
      (what, { power, toughness }, time, each) => (scope) => {
        const to = what(scope);
        const lasting2 = time(scope);
        const factor = each(scope);
        const change2 = {
          kind: "modifyPowerToughness",
          power: times2(power, factor),
          toughness: times2(toughness, factor)
        };
        return appliedToAll(scope, to, [change2], lasting2);
      }
    ),
    phrase(
      [affected, predicates, duration, "and", predicates, duration],
      (what, changes, time, more2, time2) => (scope) => {
        const to = what(scope);
        const one4 = appliedToAll(scope, to, changes(scope), time(scope));
        return inSequence([one4, applied(to, more2(scope), time2(scope))]);
      }
    ),
    phrase([anyObjects, becoming, predicates, ended], (what, _verb, changes) => (scope) => {
      const to = what(scope);
      return applied(to, changes(scope), { kind: "indefinite" });
    }),
    // What has no stated end is said of one object that was just made, moved or named.
    phrase([referred2, notHaving, predicates, ended], (what, _verb, changes) => (scope) => {
      const to = what(scope);
      if (to.kind === "self" && (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0) scope.reject(null);
      return applied(to, changes(scope), { kind: "indefinite" });
    }),
    phrase([affected, "gain|gains protection from the color of your choice", duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting2 = time(scope);
      return colorOfChoice2((color, label) => applied(to, [protection2(color, label)], lasting2));
    }),
    phrase(
      [
        affected,
        "become|becomes the creature type of your choice",
        maybe(words2("in addition to its|their other types")),
        duration
      ],
      (what, kept2, time) => (scope) => {
        const to = what(scope);
        const as = scope.nameType();
        const kind = kept2 === null ? "setSubtypes" : "addSubtypes";
        const change2 = { kind, subtypes: [], word: { kind: "bound", name: as } };
        return inSequence([{ kind: "chooseCreatureType", who: YOU2, as }, applied(to, [change2], time(scope))]);
      }
    ),
    phrase([affected, "become|becomes that type", duration], (what, time) => (scope) => {
      const to = what(scope);
      const name2 = scope.chosenType ?? scope.reject("");
      const change2 = { kind: "setSubtypes", subtypes: [], word: { kind: "bound", name: name2 } };
      return applied(to, [change2], time(scope));
    }),
    phrase([affected, "become|becomes the basic land type of your choice", duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting2 = time(scope);
      const options = LAND_TYPES2.map((label) => ({
        label,
        effect: applied(to, [{ kind: "setLandTypes", subtypes: [label] }], lasting2)
      }));
      return { kind: "chooseEffect", who: YOU2, options };
    }),
    phrase(["double", anyObjects, "'s power and toughness", duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      const doubled = {
        kind: "modifyPowerToughness",
        power: { kind: "power", of: to },
        toughness: { kind: "toughness", of: to }
      };
      return applied(to, [doubled], time(scope));
    }),
    phrase([duration, ", double", anyObjects, "'s power", maybe(andIt)], (time, what, more2) => (scope) => {
      const lasting2 = time(scope);
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      const power = { kind: "modifyPowerToughness", power: { kind: "power", of: to }, toughness: 0 };
      return applied(to, [power, ...more2 === null ? [] : more2(scope)], lasting2);
    }),
    phrase(["double the power of", anyObjects, duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      return applied(
        to,
        [{ kind: "modifyPowerToughness", power: { kind: "power", of: to }, toughness: 0 }],
        time(scope)
      );
    }),
    phrase([affected, "become|becomes the color of your choice", duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting2 = time(scope);
      return colorOfChoice2((color) => applied(to, [{ kind: "setColors", colors: color }], lasting2));
    }),
    phrase(
      ["switch", anyObjects, "'s power and toughness until end of turn"],
      (what) => (scope) => applied(what(scope), [{ kind: "switchPowerToughness" }], { kind: "endOfTurn" })
    )
  )
);
var andIt = rule(() => phrase(["and it", predicates], (changes) => changes));
var referred2 = rule(
  () => either(
    phrase(["it|he|she"], () => (scope) => it(scope)),
    phrase([selfObject], (what) => what),
    phrase(
      ["that", token("word", (text) => /^(creature|permanent|token|land|artifact)$/.test(text) ? text : null)],
      (noun2) => (scope) => scope.find(noun2, false)
    ),
    phrase(["they"], () => (scope) => scope.find(null, true)),
    phrase(["those creatures|tokens|permanents"], () => (scope) => scope.find(null, true))
  )
);
var notHaving = reader(
  (token2) => token2?.text === "has" || token2?.text === "have" ? [] : [{ firstToken: token2, nextToken: token2, result: true }]
);
var becoming = reader(
  (token2) => token2?.text === "becomes" || token2?.text === "become" ? [{ firstToken: token2, nextToken: token2, result: true }] : []
);
var ended = reader(
  (token2) => token2 === void 0 ? [{ firstToken: token2, nextToken: token2, result: true }] : []
);
function colorOfChoice2(effect) {
  return withColorOfChoice(YOU2, effect(CHOSEN_COLOR, CHOSEN_LABEL));
}
function protection2(colors2, label) {
  return {
    kind: "addAbilities",
    abilities: [{ kind: "keyword", keyword: "protection", from: { kind: "color", colors: colors2 }, label }]
  };
}
var LAND_TYPES2 = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
var ruledFor = rule(
  () => either(
    phrase(
      [affected, predicates, duration, "and", restricted, maybe(duration)],
      (what, changes, time, cant) => (scope) => {
        const to = what(scope);
        const lasting2 = time(scope);
        return inSequence([applied(to, changes(scope), lasting2), rules(cant(ruled2(to))(scope), lasting2)]);
      }
    ),
    phrase([affected, predicates, "and", restricted, duration], (what, changes, cant, time) => (scope) => {
      const to = what(scope);
      const given3 = changes(scope);
      const cannot = cant(ruled2(to))(scope);
      const lasting2 = time(scope);
      return inSequence([applied(to, given3, lasting2), rules(cannot, lasting2)]);
    }),
    phrase([duration, ",", affected, predicates, "and", restricted], (time, what, changes, cant) => (scope) => {
      const lasting2 = time(scope);
      const to = what(scope);
      const given3 = changes(scope);
      return inSequence([applied(to, given3, lasting2), rules(cant(ruled2(to))(scope), lasting2)]);
    }),
    phrase([affected, restricted, duration], (what, cant, time) => (scope) => {
      const to = what(scope);
      const cannot = cant(ruled2(to))(scope);
      return rules(cannot, time(scope));
    }),
    phrase([duration, ",", affected, restricted], (time, what, cant) => (scope) => {
      const lasting2 = time(scope);
      const to = what(scope);
      return rules(cant(ruled2(to))(scope), lasting2);
    }),
    phrase([affected, thisTurn], (what, cant) => (scope) => {
      const to = what(scope);
      return rules(cant(ruled2(to))(scope), { kind: "endOfTurn" });
    }),
    phrase([affected, predicates, duration, "and", thisTurn], (what, changes, time, cant) => (scope) => {
      const to = what(scope);
      const lasting2 = time(scope);
      return inSequence([applied(to, changes(scope), lasting2), rules(cant(ruled2(to))(scope), { kind: "endOfTurn" })]);
    })
  )
);
var stayingTapped = rule(
  () => either(
    phrase(
      [anyObjects, "doesn't untap during its controller's next untap step"],
      (what) => (scope) => staysTapped(what(scope))
    ),
    phrase(
      [anyObjects, "don't untap during their controller's|controllers' next untap step|steps"],
      (what) => (scope) => staysTapped(what(scope))
    ),
    phrase([affected, "doesn't|don't untap during your next untap step"], (what) => (scope) => ({
      kind: "applyRule",
      effect: { kind: "restriction", restriction: { kind: "doesntUntap", what: ruled2(what(scope)) } },
      duration: { kind: "throughNextUntapStepOf", who: YOU2 }
    })),
    phrase([anyObjects, "doesn't untap during its controller's untap step", duration], (what, time) => (scope) => {
      const to = what(scope);
      return {
        kind: "applyRule",
        effect: { kind: "restriction", restriction: { kind: "doesntUntap", what: ruled2(to) } },
        duration: time(scope)
      };
    })
  )
);
var continuous = rule(
  () => either(
    changed,
    ruledFor,
    phrase(["gain|gains control of", anyObjects, maybe(duration)], (what, time) => (scope) => {
      const to = what(scope);
      const lasting2 = time === null ? { kind: "indefinite" } : time(scope);
      return appliedToAll(scope, to, [{ kind: "controller", who: YOU2 }], lasting2);
    }),
    phrase([otherPlayers, "gains control of", anyObjects, maybe(duration)], (who2, what, time) => (scope) => {
      const player3 = who2(scope);
      const to = what(scope);
      const lasting2 = time === null ? { kind: "indefinite" } : time(scope);
      return appliedToAll(scope, to, [{ kind: "controller", who: player3 }], lasting2);
    }),
    stayingTapped,
    phrase([player2, "can't cast", described, duration], (who2, what, time) => (scope) => {
      const players5 = who2(scope);
      const spells = what(scope);
      if (spells.head !== "spell") scope.reject(null);
      return rules(
        [{ kind: "restriction", restriction: { kind: "cantCast", who: players5, spells: spells.filter } }],
        time(scope)
      );
    }),
    phrase(["you can cast only", numeral, "more", described, "this turn"], (count2, what) => (scope) => {
      const spells = what(scope);
      if (spells.head !== "spell" || spells.filter.kind !== "any") scope.reject(null);
      const as = scope.fresh("limit");
      const soFar = { kind: "spellsCastThisTurn", of: YOU2 };
      return inSequence([
        { kind: "letNumber", as, value: { kind: "sum", of: [soFar, count2] } },
        {
          kind: "applyRule",
          effect: {
            kind: "restriction",
            restriction: { kind: "castLimit", who: YOU2, spells: { kind: "any" }, count: { kind: "bound", name: as } }
          },
          duration: { kind: "endOfTurn" }
        }
      ]);
    }),
    phrase(
      [
        "you may play",
        either(
          phrase(["an additional land"], () => 1),
          phrase([numeral, "additional lands"], (count2) => count2)
        ),
        "this turn"
      ],
      (count2) => () => allowed({ kind: "additionalLandPlays", who: YOU2, count: count2 })
    ),
    phrase(["you may cast", described, "this turn as though they had flash"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return allowed({ kind: "castAsThoughFlash", who: YOU2, spells: spells.filter });
    })
  )
);
var player2 = rule(
  () => either(
    phrase(["you"], () => () => YOU2),
    otherPlayers
  )
);
function allowed(allowance3) {
  return { kind: "applyRule", effect: { kind: "allowance", allowance: allowance3 }, duration: { kind: "endOfTurn" } };
}
function staysTapped(what) {
  return {
    kind: "applyRule",
    effect: { kind: "restriction", restriction: { kind: "doesntUntap", what: { kind: "among", what } } },
    duration: { kind: "throughNextUntapStepOf", who: { kind: "controllerOf", what } }
  };
}
var groups = rule(
  () => either(
    phrase([described], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      const all3 = { kind: "all", zone: object4.zone, filter: object4.filter };
      scope.mentionObjects(all3, object4.nouns, true);
      return all3;
    })
  )
);

// packages/oracle/src/compile/grammar/effects/zones.ts
function result(scope, word, what) {
  const as = scope.fresh(word);
  scope.mentionMoved({ kind: "bound", name: as }, word, scope.isMany(what), asked(what));
  return as;
}
function asked(what) {
  return what.kind === "all" ? what.filter : void 0;
}
function destroyed(scope, what) {
  const as = scope.fresh("destroyed");
  scope.mentionPaid({ kind: "bound", name: as }, ["destroyed"], scope.isMany(what), asked(what));
  return as;
}
var movable = rule(
  () => either(
    phrase([moved], (many2) => (scope) => scope.findMoved(many2) ?? scope.reject({ kind: "self" })),
    phrase([anyObjects, maybe(fromZone2)], (what) => what)
  )
);
var moved = either(
  phrase(["it"], () => false),
  phrase(["that card"], () => false),
  phrase(["the exiled card"], () => false),
  phrase(["them"], () => true),
  phrase(["those cards"], () => true),
  phrase(["the exiled cards"], () => true)
);
var fromZone2 = words2("from the battlefield");
var battlefieldPlace = rule(
  () => phrase(
    [
      either(words2("to the battlefield"), words2("onto the battlefield")),
      maybe(words2("tapped")),
      maybe(words2("and attacking")),
      maybe(either(words2("transformed"), words2("and transformed"), words2("converted"))),
      maybe(controlPhrase),
      maybe(withCounters)
    ],
    (_to, tapped2, attacking4, transformed, control3, counters2) => (scope) => ({
      zone: Zone.Battlefield,
      ...tapped2 === null ? {} : { tapped: true },
      ...attacking4 === null ? {} : { attacking: true },
      ...transformed === null ? {} : { transformed: true },
      ...control3 === null ? {} : control3(scope),
      ...counters2 === null ? {} : { counters: counters2(scope) }
    })
  )
);
var controlPhrase = either(
  phrase(["under your control"], () => () => ({ controller: YOU2 })),
  phrase(["under its|their|his|her owner's|owners' control"], () => () => ({}))
);
var withCounters = rule(
  () => phrase(
    ["with", count, maybe(words2("additional")), counterName, "counter|counters on it|them|him|her"],
    (number, _more, counter2) => (scope) => ({
      counter: counter2,
      count: number(scope)
    })
  )
);
var libraryPlace = rule(
  () => either(
    phrase(["on top of its|their owner's|owners' library|libraries"], () => () => ({
      zone: Zone.Library,
      position: "top"
    })),
    phrase(["on the bottom of its|their owner's|owners' library|libraries"], () => () => ({
      zone: Zone.Library,
      position: "bottom"
    })),
    phrase(["on top of your|their library"], () => () => ({ zone: Zone.Library, position: "top" })),
    phrase(["on top"], () => () => ({ zone: Zone.Library, position: "top" })),
    phrase(["on the bottom"], () => () => ({ zone: Zone.Library, position: "bottom" })),
    phrase(["on the bottom of your|their|that library"], () => () => ({ zone: Zone.Library, position: "bottom" })),
    phrase(["on top of your library in any order"], () => () => ({
      zone: Zone.Library,
      position: "top",
      orderedBy: YOU2
    })),
    phrase(["back on top of your library in any order"], () => () => ({
      zone: Zone.Library,
      position: "top",
      orderedBy: YOU2
    })),
    phrase(["back in any order"], () => () => ({ zone: Zone.Library, position: "top", orderedBy: YOU2 })),
    phrase(["back on top in any order"], () => () => ({ zone: Zone.Library, position: "top", orderedBy: YOU2 })),
    phrase(["on top in any order"], () => () => ({ zone: Zone.Library, position: "top", orderedBy: YOU2 })),
    phrase(["on the bottom of your library in any order"], () => () => ({
      zone: Zone.Library,
      position: "bottom",
      orderedBy: YOU2
    })),
    phrase(["on the bottom in any order"], () => () => ({ zone: Zone.Library, position: "bottom", orderedBy: YOU2 })),
    phrase(["on the bottom of their library in a random order"], () => () => ({
      zone: Zone.Library,
      position: "bottom",
      randomOrder: true
    })),
    phrase(["on the bottom of your library in a random order"], () => () => ({
      zone: Zone.Library,
      position: "bottom",
      randomOrder: true
    })),
    phrase(["on the bottom in a random order"], () => () => ({
      zone: Zone.Library,
      position: "bottom",
      randomOrder: true
    }))
  )
);
var ownLibrary = first(
  words2("into its|their|his|her owner's|owners' library|libraries"),
  words2("into your|their library")
);
var place = rule(
  () => either(
    battlefieldPlace,
    libraryPlace,
    phrase(["to|into its|their owner's|owners' hand|hands"], () => () => ({ zone: Zone.Hand })),
    phrase(["to|into your|their hand"], () => () => ({ zone: Zone.Hand })),
    phrase(["into your|their graveyard"], () => () => ({ zone: Zone.Graveyard })),
    phrase(["into its owner's graveyard"], () => () => ({ zone: Zone.Graveyard }))
  )
);
var wholeZone = rule(
  () => either(
    phrase([possessive2, ownedZone], (of, zone) => (scope) => all2(zone, of(scope))),
    phrase(["any number of target players'", ownedZone], (zone) => (scope) => {
      const who2 = scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 0, max: 1e3 }, ["player"]);
      return all2(zone, who2);
    })
  )
);
function all2(zone, of) {
  return { kind: "all", zone, filter: { kind: "any" }, of };
}
var upToSome2 = either(
  phrase(["up to", count], (most) => most),
  phrase(["any number of"], () => () => 1e3)
);
var topOrBottom = either(
  words2("on their|your choice of the top or bottom of their|your library"),
  words2("on the top or bottom of their|your library"),
  words2("on the top or bottom of its owner's library")
);
function eitherEnd(who2, what) {
  const to = (position) => ({ kind: "move", what, to: { zone: Zone.Library, position } });
  const options = [
    { label: "top", effect: to("top") },
    { label: "bottom", effect: to("bottom") }
  ];
  return { kind: "chooseEffect", who: who2, options };
}
var zoneActions = rule(
  () => either(
    phrase(
      ["destroy", anyObjects],
      (what) => mine((scope) => {
        const object4 = what(scope);
        return { kind: "destroy", what: object4, as: destroyed(scope, object4) };
      })
    ),
    phrase(
      ["exile", anyObjects, maybe(duration)],
      (what, until2) => mine((scope) => {
        const object4 = what(scope);
        const limit2 = until2 === null ? {} : { until: until2(scope) };
        return { kind: "exile", what: object4, ...limit2, as: result(scope, "exiled", object4) };
      })
    ),
    phrase(
      ["exile|exiles", chosenObjects, maybe(duration)],
      (what, until2) => by((who2, scope) => {
        const { choice: choice2, objects: objects3, nouns, many: many2 } = what(who2)(scope);
        const limit2 = until2 === null ? {} : { until: until2(scope) };
        const as = scope.fresh("exiled");
        const exiled = { kind: "bound", name: as };
        scope.mention({
          nouns: ["exiled", ...nouns, "card", "moved"],
          many: many2,
          objects: exiled,
          players: null,
          moved: true
        });
        return inSequence([choice2, { kind: "exile", what: objects3, ...limit2, as }]);
      })
    ),
    phrase(
      ["destroy|destroys", chosenObjects],
      (what) => by((who2, scope) => {
        const { choice: choice2, objects: objects3 } = what(who2)(scope);
        return inSequence([choice2, { kind: "destroy", what: objects3, as: destroyed(scope, objects3) }]);
      })
    ),
    phrase(
      ["exile|exiles", wholeZone],
      (what) => by((_who, scope) => {
        const object4 = what(scope);
        return { kind: "exile", what: object4, as: result(scope, "exiled", object4) };
      })
    ),
    phrase(
      ["exile|exiles the top card of", possessive2, "library"],
      (of) => by((_who, scope) => {
        const library2 = of(scope);
        const as = scope.fresh("exiled");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "exiled"], isSeveral2(library2));
        return { kind: "exile", what: { kind: "topOfLibrary", of: library2, count: 1 }, as };
      })
    ),
    phrase(
      ["exile|exiles the top", count, "cards of", possessive2, "library"],
      (amount4, of) => by((_who, scope) => {
        const number = amount4(scope);
        const library2 = of(scope);
        const as = scope.fresh("exiled");
        scope.mentionObjects({ kind: "bound", name: as }, ["card", "exiled"], true);
        return { kind: "exile", what: { kind: "topOfLibrary", of: library2, count: number }, as };
      })
    ),
    phrase(
      ["return|put", selfObject, "from your graveyard", place],
      (_self, where) => mine((scope) => {
        scope.draft.zone = Zone.Graveyard;
        return { kind: "move", what: { kind: "self" }, to: where(scope) };
      })
    ),
    phrase(
      ["return|put", movable, place],
      (what, where) => mine((scope) => {
        const object4 = what(scope);
        const to = where(scope);
        return arriving(scope, object4, to, [], scope.isMany(object4));
      })
    ),
    phrase(
      [
        "return from your graveyard",
        place,
        "any number of target",
        nounPhrase2,
        "that each have a different mana value x or less"
      ],
      (where, noun2) => mine((scope) => {
        const to = where(scope);
        if (noun2.head !== "card") scope.reject(null);
        const parts = [
          noun2.filter,
          { kind: "manaValue", op: "<=", value: { kind: "x" } },
          { kind: "ownedBy", who: YOU2 }
        ];
        const targets = scope.addTarget(
          {
            what: conjunction(parts),
            zone: Zone.Graveyard,
            players: null,
            min: 0,
            max: 1e3,
            differentManaValues: true
          },
          noun2.nouns
        );
        return arriving(scope, targets, to, noun2.nouns, true);
      })
    ),
    // With the place before what goes there.
    phrase(
      ["return|put", place, words2("all|each"), described],
      (where, _all, what) => mine((scope) => {
        const to = where(scope);
        const object4 = what(scope);
        if (object4.zone === Zone.None) scope.reject(null);
        return arriving(scope, allOf(object4), to, object4.nouns, true);
      })
    ),
    phrase(
      ["put|puts|return|returns", chosenObjects, place],
      (what, where) => by((who2, scope) => {
        const { choice: choice2, objects: objects3, nouns, many: many2 } = what(who2)(scope);
        return inSequence([choice2, arriving(scope, objects3, where(scope), nouns, many2)]);
      })
    ),
    // Cards go into their owners' libraries, whoever is told to shuffle them there (400.3).
    phrase(
      ["shuffle|shuffles", anyObjects, ownLibrary],
      (what) => by((_who, scope) => ({ kind: "move", what: what(scope), to: { zone: Zone.Library, shuffle: true } }))
    ),
    phrase(
      ["put|puts", movable, topOrBottom],
      (what) => by((who2, scope) => {
        const object4 = what(scope);
        if (scope.isMany(object4)) scope.reject(null);
        return eitherEnd(who2, object4);
      })
    ),
    phrase(["counter", anyObjects], (what) => mine((scope) => ({ kind: "counter", what: what(scope) }))),
    phrase(
      ["sacrifice|sacrifices", anyObjects],
      (what) => by((who2, scope) => {
        const object4 = what(scope);
        if (object4.kind === "all") scope.reject(null);
        return who2.kind === "you" ? { kind: "sacrificeObjects", what: object4 } : { kind: "sacrificeObjects", what: object4, who: who2 };
      })
    ),
    phrase(
      ["sacrifice|sacrifices all", described],
      (what) => by((who2, scope) => {
        const object4 = what(scope);
        if (object4.zone !== Zone.Battlefield) scope.reject(null);
        const own2 = allOf({
          ...object4,
          filter: conjunction([object4.filter, { kind: "controlledBy", who: who2 }])
        });
        return who2.kind === "you" ? { kind: "sacrificeObjects", what: own2 } : { kind: "sacrificeObjects", what: own2, who: who2 };
      })
    ),
    phrase(
      ["sacrifice|sacrifices", upToSome2, described],
      (most, what) => by((who2, scope) => {
        const number = most(scope);
        const done3 = sacrifice4(scope, who2, number, what(scope), false);
        if (done3.kind !== "sacrifice") return done3;
        scope.amount = { kind: "count", of: { kind: "bound", name: done3.as ?? "" } };
        return { ...done3, upTo: true };
      })
    ),
    phrase(
      ["put|puts all the cards from", possessive2, ownedZone, place],
      (of, zone, to) => by((_who, scope) => {
        const owner2 = of(scope);
        return { kind: "move", what: { kind: "all", zone, filter: { kind: "any" }, of: owner2 }, to: to(scope) };
      })
    ),
    phrase(
      ["sacrifice|sacrifices", count, described, maybe(words2("of their choice"))],
      (amount4, what) => by((who2, scope) => sacrifice4(scope, who2, amount4(scope), what(scope), false))
    ),
    phrase(["sacrifice another", described], (what) => by((who2, scope) => sacrifice4(scope, who2, 1, what(scope), true)))
  )
);
function sacrifice4(scope, who2, amount4, what, another2) {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  const as = scope.fresh("sacrificed");
  scope.mention({
    nouns: [...what.nouns, "sacrificed"],
    many: amount4 !== 1,
    objects: { kind: "bound", name: as },
    players: null,
    asked: what.filter
  });
  const other3 = another2 ? [{ kind: "other" }] : [];
  return { kind: "sacrifice", who: who2, filter: conjunction([...other3, what.filter]), count: amount4, as };
}
function arriving(scope, what, to, nouns, many2) {
  const as = scope.fresh("returned");
  if (to.zone === Zone.Battlefield)
    scope.mentionObjects({ kind: "bound", name: as }, ["creature", "permanent", "returned", ...nouns], many2);
  else scope.mentionMoved({ kind: "bound", name: as }, "returned", many2);
  return { kind: "move", what, to, as };
}

// packages/oracle/src/compile/grammar/effects/dig.ts
var amongThem = first(
  words2("of them"),
  words2("of those cards"),
  words2("from among them"),
  words2("from among those cards"),
  words2("from among the cards revealed this way"),
  words2("from among the revealed cards"),
  words2("from among the milled cards"),
  words2("from among the cards milled this way")
);
var choice = rule(
  () => either(
    // Of two cards that were just looked at.
    phrase(["one"], () => () => ({ min: 1, max: 1, filter: null })),
    phrase([count, amongThem], (number) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: null };
    }),
    phrase(["up to", numeral, amongThem], (max) => () => ({ min: 0, max, filter: null })),
    phrase(["any number of", described, amongThem], (what) => (scope) => ({
      min: 0,
      max: 1e3,
      filter: what(scope).filter
    })),
    phrase(["any number of them"], () => () => ({ min: 0, max: 1e3, filter: null })),
    phrase([count, described, amongThem], (number, what) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: what(scope).filter };
    }),
    phrase(["up to", numeral, described, amongThem], (max, what) => (scope) => ({
      min: 0,
      max,
      filter: what(scope).filter
    }))
  )
);
function choose(scope, who2, picked, optional2) {
  const pool = scope.find("card", true);
  const as = scope.fresh("chosen");
  const chosen2 = { kind: "bound", name: as };
  const from2 = picked.filter === null ? pool : { kind: "where", from: pool, filter: picked.filter };
  const min = optional2 ? 0 : picked.min;
  scope.mentionObjects({ kind: "minus", from: pool, without: chosen2 }, ["rest"], true);
  scope.mentionMoved(chosen2, "chosen", picked.max !== 1);
  return { effect: { kind: "chooseObjects", who: who2, from: from2, min, max: picked.max, as }, chosen: chosen2 };
}
function put(what, to) {
  return { kind: "move", what, to };
}
var theRest = rule(
  () => either(
    phrase(["and the rest", restPlace], (to) => to),
    phrase(["and the other", restPlace], (to) => to),
    phrase(["and the other", numeral, restPlace], (_count, to) => to)
  )
);
function unionOf(sets) {
  const [only] = sets;
  return only !== void 0 && sets.length === 1 ? only : { kind: "union", of: sets };
}
var placedOne = rule(
  () => phrase(["one", place], (to) => ({ place: to }))
);
var between = first(words2(", and"), words2(","), words2("and"));
var amongRevealed = first(words2("from among them"), words2("from among the revealed cards"));
var restPlace = rule(() => place);
var digActions = rule(
  () => either(
    phrase(
      ["put", choice, place, maybe(theRest)],
      (what, to, rest2) => by((who2, scope) => {
        const { effect, chosen: chosen2 } = choose(scope, who2, what(scope), false);
        const first2 = arriving(scope, chosen2, to(scope), [], scope.isMany(chosen2));
        return inSequence([effect, first2, ...rest2 === null ? [] : [put(scope.find("rest", true), rest2(scope))]]);
      })
    ),
    phrase(
      ["put all", described, amongRevealed, place, maybe(theRest)],
      (what, _how, to, rest2) => by((_who, scope) => {
        const { filter, zone, head: head2 } = what(scope);
        if (zone !== Zone.None || head2 !== "card") scope.reject(null);
        const pool = scope.find("card", true);
        const chosen2 = { kind: "where", from: pool, filter };
        scope.mentionObjects({ kind: "minus", from: pool, without: chosen2 }, ["rest"], true);
        const as = scope.fresh("those");
        const those2 = { kind: "bound", name: as };
        return inSequence([
          { kind: "let", as, objects: chosen2 },
          arriving(scope, those2, to(scope), [], true),
          ...rest2 === null ? [] : [put({ kind: "minus", from: pool, without: those2 }, rest2(scope))]
        ]);
      })
    ),
    phrase(
      ["put|puts", first(words2("all"), words2("each")), described, place, maybe(theRest)],
      (_all, what, to, rest2) => by((_who, scope) => {
        const object4 = what(scope);
        const pool = object4.from;
        if (pool === void 0) return scope.reject({ kind: "sequence", of: [] });
        const as = scope.fresh("those");
        const those2 = { kind: "bound", name: as };
        scope.mentionObjects({ kind: "minus", from: pool, without: those2 }, ["rest"], true);
        return inSequence([
          { kind: "let", as, objects: allOf(object4) },
          arriving(scope, those2, to(scope), object4.nouns, true),
          ...rest2 === null ? [] : [put({ kind: "minus", from: pool, without: those2 }, rest2(scope))]
        ]);
      })
    ),
    // Each of the cards in a place of its own.
    phrase(
      ["put", choice, place, between, listOf(placedOne, between)],
      (what, to, _and, more2) => by((who2, scope) => {
        const pool = scope.find("card", true);
        const { effect, chosen: chosen2 } = choose(scope, who2, what(scope), false);
        const parts = [effect, put(chosen2, to(scope))];
        let taken = [chosen2];
        for (const { place: where } of more2) {
          const as = scope.fresh("chosen");
          const one4 = { kind: "bound", name: as };
          const from2 = { kind: "minus", from: pool, without: unionOf(taken) };
          parts.push({ kind: "chooseObjects", who: who2, from: from2, min: 1, max: 1, as }, put(one4, where(scope)));
          taken = [...taken, one4];
        }
        return inSequence(parts);
      })
    ),
    phrase(
      ["put|puts", first(words2("it"), words2("that card")), place, theRest],
      (_it, to, rest2) => by((_who, scope) => {
        const card = scope.findCards("card", false);
        const others4 = scope.find("rest", true);
        const moved3 = arriving(scope, card, to(scope), [], false);
        return inSequence([moved3, put(others4, rest2(scope))]);
      })
    ),
    phrase(["put|puts the rest", place], (to) => by((_who, scope) => put(scope.find("rest", true), to(scope)))),
    phrase(["put the other", place], (to) => by((_who, scope) => put(scope.find("rest", true), to(scope)))),
    phrase(["put|puts those cards|the", place], (to) => by((_who, scope) => put(scope.find("card", true), to(scope)))),
    phrase(
      ["put the revealed cards", place],
      (to) => by((_who, scope) => put(scope.find("revealed", true), to(scope)))
    ),
    phrase(["put them", place], (to) => by((_who, scope) => put(scope.find("card", true), to(scope)))),
    phrase(
      ["choose|chooses a|an", described, first(words2("from it"), words2("from among them"))],
      (what) => by((who2, scope) => {
        const as = scope.fresh("chosen");
        const hand = scope.find("hand", true);
        const card = what(scope);
        scope.mentionObjects({ kind: "bound", name: as }, [...card.nouns, "card", "chosen"], false);
        return {
          kind: "chooseObjects",
          who: who2,
          from: { kind: "where", from: hand, filter: card.filter },
          min: 1,
          max: 1,
          as
        };
      })
    ),
    phrase(["choose|chooses", choice], (what) => by((who2, scope) => choose(scope, who2, what(scope), false).effect))
  )
);
var shownCards = first(
  words2("it|them"),
  words2("the revealed card|cards"),
  words2("that card"),
  words2("those cards")
);
var digSentences = rule(
  () => either(
    phrase(
      ["you may reveal", choice, "and put", shownCards, place, maybe(theRest)],
      (what, _shown, to, rest2) => (scope) => {
        const { effect, chosen: chosen2 } = choose(scope, YOU2, what(scope), true);
        const shown2 = { kind: "reveal", what: chosen2 };
        const moves4 = [
          arriving(scope, chosen2, to(scope), [], scope.isMany(chosen2)),
          ...rest2 === null ? [] : [put(scope.find("rest", true), rest2(scope))]
        ];
        scope.draft.effects.push(inSequence([effect, shown2, ...moves4]));
      }
    ),
    phrase(["for each card type , you may put a card of that type", amongThem, place], (_among, to) => (scope) => {
      const picked = { min: 0, max: 1e3, filter: null };
      const { effect, chosen: chosen2 } = choose(scope, YOU2, picked, true);
      const onePer = effect.kind === "chooseObjects" ? { ...effect, onePerCardType: true } : effect;
      scope.draft.effects.push(inSequence([onePer, arriving(scope, chosen2, to(scope), [], true)]));
    }),
    phrase(["you may put", choice, place, maybe(theRest)], (what, to, rest2) => (scope) => {
      const { effect, chosen: chosen2 } = choose(scope, YOU2, what(scope), true);
      const moves4 = [
        arriving(scope, chosen2, to(scope), [], scope.isMany(chosen2)),
        ...rest2 === null ? [] : [put(scope.find("rest", true), rest2(scope))]
      ];
      scope.draft.effects.push(inSequence([effect, ...moves4]));
    }),
    phrase(["that player discards that card"], () => (scope) => discardChosen(scope))
  )
);
function discardChosen(scope) {
  const last = scope.draft.effects.pop();
  if (last?.kind !== "chooseObjects" || last.from.kind !== "where" || last.from.from.kind !== "all" || last.from.from.zone !== Zone.Hand) {
    scope.reject(null);
    return;
  }
  const { filter } = last.from;
  const narrowed2 = filter.kind === "any" ? {} : { filter };
  scope.draft.effects.push({ kind: "discard", who: last.from.from.of ?? YOU2, count: 1, ...narrowed2, chosenBy: YOU2 });
}

// packages/oracle/src/compile/grammar/effects/keywordActions.ts
var DONE_TO = ["airbend", "detain", "exert", "goad", "suspect"];
var OF_SOURCE = ["adapt", "monstrosity"];
var DONE_BY = [
  ["explore", "explores"],
  ["connive", "connives"]
];
var WORD_ALONE = [
  ["investigate", "investigate|investigates"],
  ["learn", "learn|learns"],
  ["populate", "populate|populates"],
  ["recruit", "recruit|recruits"]
];
var WITH_NUMBER = [
  ["bolster", "bolster"],
  ["discover", "discover"],
  ["incubate", "incubate"],
  ["blight", "blight"]
];
var keywordActions = rule(
  () => either(
    ...DONE_TO.map(
      (action2) => phrase([action2, anyObjects], (what) => mine((scope) => ({ kind: "objectAction", action: action2, what: what(scope) })))
    ),
    ...OF_SOURCE.map(
      (action2) => phrase(
        [action2, count],
        (number) => mine((scope) => ({ kind: "objectAction", action: action2, what: { kind: "self" }, count: number(scope) }))
      )
    ),
    ...WORD_ALONE.map(([action2, word]) => phrase([word], () => by((who2) => ({ kind: "playerAction", action: action2, who: who2 })))),
    phrase(["manifest|manifests dread"], () => faceDown("manifest dread")),
    phrase(
      ["earthbend", count],
      (number) => mine((scope) => {
        const amount4 = number(scope);
        const land = { kind: "type", types: CardType.Land };
        const what = { kind: "and", of: [land, { kind: "controlledBy", who: YOU2 }] };
        const one4 = { what, zone: Zone.Battlefield, players: null, min: 1, max: 1 };
        return { kind: "objectAction", action: "earthbend", what: scope.addTarget(one4, ["land"]), count: amount4 };
      })
    ),
    // 701.41a
    phrase(
      ["support", count],
      (number) => mine((scope) => {
        const max = number(scope);
        const creature = { kind: "type", types: CardType.Creature };
        const bySpell = (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
        const what = bySpell ? creature : { kind: "and", of: [{ kind: "other" }, creature] };
        const targets = scope.addTarget({ what, zone: Zone.Battlefield, players: null, min: 0, max }, ["creature"]);
        return { kind: "putCounters", what: targets, counter: "+1/+1", count: 1 };
      })
    ),
    phrase(["investigate twice"], () => by((who2) => ({ kind: "playerAction", action: "investigate", who: who2, count: 2 }))),
    phrase(
      ["investigate", numeral, "times"],
      (times4) => by((who2) => ({ kind: "playerAction", action: "investigate", who: who2, count: times4 }))
    ),
    ...WITH_NUMBER.map(
      ([action2, word]) => phrase(
        [word, count],
        (number) => by((who2, scope) => ({ kind: "playerAction", action: action2, who: who2, count: number(scope) }))
      )
    ),
    // 701.47d: without a word for them they are Zombies.
    phrase(
      ["amass", count],
      (number) => by((who2, scope) => ({ kind: "playerAction", action: "amass", who: who2, count: number(scope), subtype: "Zombie" }))
    ),
    // 709.5f–g
    phrase(
      ["unlock a locked door of", anyObjects],
      (what) => mine((scope) => ({ kind: "turnDoor", what: what(scope), way: "unlock" }))
    ),
    phrase(
      ["lock or unlock a door of", anyObjects],
      (what) => mine((scope) => ({ kind: "turnDoor", what: what(scope), way: "either" }))
    ),
    phrase(["venture|ventures into the dungeon"], () => by((who2) => ({ kind: "venture", who: who2 }))),
    phrase(["take|takes the initiative"], () => by((who2) => ({ kind: "takeInitiative", who: who2 }))),
    phrase(
      ["clash|clashes with an opponent"],
      () => by((who2, scope) => ({ kind: "playerAction", action: "clash", who: who2, as: scope.nameContest("clash") }))
    ),
    phrase(
      ["amass", subtypeWord, count],
      (subtype, number) => by((who2, scope) => ({ kind: "playerAction", action: "amass", who: who2, count: number(scope), subtype }))
    ),
    phrase(
      [first(words2("manifest"), words2("manifests")), "the top card of your|their library"],
      () => faceDown("manifest")
    ),
    phrase(["cloak the top card of your library"], () => faceDown("cloak"))
  )
);
function faceDown(action2) {
  return by((who2, scope) => {
    const as = scope.fresh("face-down creature");
    scope.mentionObjects({ kind: "bound", name: as }, ["creature", "permanent", "card"], false);
    return { kind: "playerAction", action: action2, who: who2, as };
  });
}
var keywordClauses = rule(
  () => either(
    ...DONE_BY.map(
      ([action2, word]) => phrase(
        [singleObject, word],
        (what) => (scope) => ({ kind: "objectAction", action: action2, what: what(scope) })
      )
    ),
    phrase(["the ring tempts you"], () => () => ({ kind: "playerAction", action: "ring tempts", who: YOU2 })),
    phrase([singleObject, "becomes prepared"], (what) => (scope) => ({
      kind: "designate",
      what: what(scope),
      word: "prepared"
    })),
    phrase([singleObject, "becomes unprepared"], (what) => (scope) => ({
      kind: "designate",
      what: what(scope),
      word: "prepared",
      off: true
    })),
    phrase([singleObject, "endures", count], (what, number) => (scope) => {
      const object4 = what(scope);
      return { kind: "objectAction", action: "endure", what: object4, count: number(scope) };
    }),
    phrase([singleObject, "connives", count], (what, number) => (scope) => {
      const object4 = what(scope);
      return { kind: "objectAction", action: "connive", what: object4, count: number(scope) };
    })
  )
);
var ROLES = ["Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero"];
var BY_NAME = new Map(Object.entries(PREDEFINED_TOKENS));
var predefinedToken = either(
  phrase([subtypeWord, "token|tokens"], predefined),
  ...ROLES.map((name2) => phrase([`${name2.toLowerCase()} role token|tokens`], () => predefined(name2)))
);
function predefined(name2) {
  const description = BY_NAME.get(name2);
  return description === void 0 || ROLES.includes(name2) !== description.subtypes.includes("Role") ? null : () => description;
}

// packages/oracle/src/compile/grammar/effects/life.ts
var lifeActions = rule(
  () => either(
    phrase(
      ["gain|gains", count, "life", maybeForEach],
      (amount4, each) => by((who2, scope) => ({ kind: "gainLife", who: who2, amount: times2(amount4(scope), each === null ? null : each(scope)) }))
    ),
    phrase(
      ["lose|loses", count, "life", maybeForEach],
      (amount4, each) => by((who2, scope) => losing(scope, who2, times2(amount4(scope), each === null ? null : each(scope))))
    ),
    phrase(
      ["gain|gains life equal to", value],
      (amount4) => by((who2, scope) => ({ kind: "gainLife", who: who2, amount: amount4(scope) }))
    ),
    phrase(["lose|loses life equal to", value], (amount4) => by((who2, scope) => losing(scope, who2, amount4(scope)))),
    phrase(
      ["lose|loses half your|their life , rounded up"],
      () => by((who2, scope) => losing(scope, who2, { kind: "half", of: { kind: "life", of: who2 }, round: "up" }))
    ),
    phrase(["lose|loses the game"], () => by((who2) => ({ kind: "loseGame", who: who2 }))),
    phrase(["win|wins the game"], () => by((who2) => ({ kind: "winGame", who: who2 })))
  )
);
function losing(scope, who2, amount4) {
  const as = scope.fresh("lost");
  scope.thisWay.set("life lost", { kind: "bound", name: as });
  scope.amount ??= { kind: "bound", name: as };
  return { kind: "loseLife", who: who2, amount: amount4, as };
}
var eachSource = rule(
  () => either(
    phrase(["those creatures|permanents|tokens"], () => (scope) => scope.find(null, true)),
    phrase(["them"], () => (scope) => scope.find(null, true)),
    phrase([described], (what) => (scope) => {
      const object4 = what(scope);
      return object4.zone === Zone.Battlefield ? allOf(object4) : scope.reject(allOf(object4));
    })
  )
);
var recipient = rule(
  () => either(
    phrase(["any target"], () => (scope) => anyTarget(scope, 1, 1)),
    phrase(["any other target"], () => (scope) => anyTarget(scope, 1, 1, true)),
    phrase(["another target"], () => (scope) => anyTarget(scope, 1, 1, true)),
    phrase(["each of up to", numeral, "targets"], (max) => (scope) => anyTarget(scope, 0, max)),
    phrase(["each of one or two targets"], () => (scope) => anyTarget(scope, 1, 2)),
    phrase(["each of one , two , or three targets"], () => (scope) => anyTarget(scope, 1, 3)),
    phrase(["any number of targets"], () => (scope) => anyTarget(scope, 0, 1e3)),
    phrase(["each of", numeral, "targets"], (exact) => (scope) => anyTarget(scope, exact, exact)),
    phrase(["that player or planeswalker|permanent"], () => (scope) => {
      const either2 = scope.lastEither();
      return either2 === null ? scope.reject({}) : { to: either2, players: either2 };
    }),
    phrase(["target player or planeswalker"], () => (scope) => playerOrPlaneswalker(scope, EACH_PLAYER)),
    phrase(["target opponent or planeswalker"], () => (scope) => playerOrPlaneswalker(scope, OPPONENTS)),
    phrase([players2], (who2) => (scope) => ({ players: who2(scope) })),
    phrase([anyObjects], (what) => (scope) => both3(what(scope))),
    phrase(
      ["each", playersEach, "and each", described, "they control"],
      (who2, what) => (scope) => damagedWith(scope, who2, what(scope), { kind: "controlledBy", who: who2 })
    ),
    phrase(
      ["each", playersEach, "and each", described],
      (who2, what) => (scope) => damagedWith(scope, who2, what(scope), { kind: "any" })
    ),
    phrase(["each", described, "and each", playersEach], (what, who2) => (scope) => {
      const object4 = what(scope);
      return { to: { kind: "all", zone: Zone.Battlefield, filter: object4.filter }, players: who2 };
    })
  )
);
function damagedWith(scope, players5, what, more2) {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return { to: { kind: "all", zone: Zone.Battlefield, filter: conjunction([what.filter, more2]) }, players: players5 };
}
function both3(what) {
  return { to: what };
}
var eachOfPlayers = either(
  phrase(["each player"], () => EACH_PLAYER),
  phrase(["each opponent"], () => OPPONENTS)
);
var playersEach = either(
  phrase(["player"], () => EACH_PLAYER),
  phrase(["opponent"], () => OPPONENTS)
);
function playerOrPlaneswalker(scope, who2) {
  const bound6 = scope.addTarget(
    { what: { kind: "type", types: 64 }, zone: Zone.Battlefield, players: who2, min: 1, max: 1 },
    ["planeswalker", "permanent"]
  );
  return { to: bound6, players: bound6 };
}
function dealt(source, amount4, to, scope) {
  const own2 = source.kind === "self" || JSON.stringify(source) === JSON.stringify(scope.self);
  const from2 = own2 ? {} : { source };
  const hit = to.to === void 0 || to.players !== void 0 ? to : { to: scope.apart(to.to, source) };
  const as = scope.fresh("dealt");
  const dealing = { kind: "damage", ...from2, amount: amount4(scope), ...hit, as };
  scope.thisWay.set("damage dealt", { kind: "bound", name: as });
  scope.amount ??= { kind: "bound", name: as };
  return dealing;
}
function dealtToItself(what, amount4, scope) {
  const as = scope.fresh("dealt");
  scope.thisWay.set("damage dealt", { kind: "bound", name: as });
  const from2 = what.kind === "self" ? {} : { source: what };
  return { kind: "damage", ...from2, amount: amount4, to: what, as };
}
var damage3 = rule(
  () => either(
    phrase(
      [singleObject, "deal|deals", count, "damage to", recipient, maybeForEach],
      (source, amount4, to, each) => (scope) => {
        const from2 = source(scope);
        const number = amount4(scope);
        const target5 = to(scope);
        return dealt(from2, () => times2(number, each === null ? null : each(scope)), target5, scope);
      }
    ),
    phrase(
      [singleObject, "deal|deals", count, "damage to", recipient, "and", count, "damage to", recipient],
      (source, amount4, to, amount22, to2) => (scope) => {
        const from2 = source(scope);
        const one4 = dealt(from2, amount4, to(scope), scope);
        return { kind: "sequence", of: [one4, dealt(from2, amount22, to2(scope), scope)] };
      }
    ),
    phrase(
      [first(words2("each of"), words2("each")), eachSource, "deal|deals", count, "damage to its controller"],
      (_each, sources2, amount4) => (scope) => {
        const of = sources2(scope);
        const as = scope.fresh("each");
        const one4 = { kind: "bound", name: as };
        const to = { players: { kind: "controllerOf", what: one4 } };
        return { kind: "forEachObject", of, as, do: dealt(one4, amount4, to, scope) };
      }
    ),
    // Each of several deals as much as it has itself.
    phrase(
      [first(words2("each of"), words2("each")), eachSource, "deal|deals damage equal to its", measure, "to", recipient],
      (_each, sources2, kind, to) => (scope) => {
        const of = sources2(scope);
        const as = scope.fresh("each");
        const one4 = { kind: "bound", name: as };
        return { kind: "forEachObject", of, as, do: dealt(one4, () => ({ kind, of: one4 }), to(scope), scope) };
      }
    ),
    phrase([singleObject, "deals damage to itself equal to", value], (source, amount4) => (scope) => {
      const from2 = source(scope);
      return dealtToItself(from2, amount4(scope), scope);
    }),
    phrase([singleObject, "deals damage equal to", value, "to itself"], (source, amount4) => (scope) => {
      const from2 = source(scope);
      return dealtToItself(from2, amount4(scope), scope);
    }),
    phrase([singleObject, "deals", count, "damage to itself"], (source, amount4) => (scope) => {
      const from2 = source(scope);
      return dealtToItself(from2, amount4(scope), scope);
    }),
    phrase([singleObject, "deal|deals damage equal to", value, "to", recipient], (source, amount4, to) => (scope) => {
      const from2 = source(scope);
      const number = amount4(scope);
      return dealt(from2, () => number, to(scope), scope);
    }),
    phrase([singleObject, "deal|deals damage to", recipient, "equal to", value], (source, to, amount4) => (scope) => {
      const from2 = source(scope);
      const target5 = to(scope);
      return dealt(from2, amount4, target5, scope);
    }),
    phrase([singleObject, "deals damage to", eachOfPlayers, "equal to", value], (source, who2, amount4) => (scope) => {
      const from2 = source(scope);
      const name2 = scope.fresh("player");
      const player3 = { kind: "bound", name: name2 };
      scope.mentionPlayers(player3);
      const number = amount4(scope);
      if (!JSON.stringify(number).includes(`"name":"${name2}"`)) scope.reject(null);
      const dealing = dealt(from2, () => number, { players: player3 }, scope);
      return { kind: "forEachPlayer", of: who2, as: name2, do: dealing };
    }),
    phrase(
      [singleObject, "deal|deals", count, "damage divided as you choose among", divided],
      (source, amount4, spec) => (scope) => {
        const from2 = source(scope);
        const total2 = amount4(scope);
        const { name: name2, shares } = dividedTargets(scope, spec(scope), total2);
        const origin2 = from2.kind === "self" ? {} : { source: from2 };
        return { kind: "dividedDamage", ...origin2, targets: name2, amounts: shares };
      }
    )
  )
);
var distribute = rule(
  () => phrase(["distribute", count, counterName, "counters among", divided], (amount4, counter2, spec) => (scope) => {
    const total2 = amount4(scope);
    const { name: name2, shares } = dividedTargets(scope, spec(scope), total2);
    return { kind: "dividedCounters", counter: counter2, targets: name2, amounts: shares };
  })
);
function dividedTargets(scope, spec, total2) {
  const name2 = `target${scope.draft.targets.length === 0 ? "" : scope.draft.targets.length + 1}`;
  const shares = scope.fresh("shares");
  scope.draft.targets.push({ name: name2, ...spec, divide: { amount: total2, name: shares } });
  scope.mentionObjects({ kind: "bound", name: name2 }, ["creature", "permanent"], true);
  return { name: name2, shares };
}
var upTo = either(
  phrase(["one or two"], () => 2),
  phrase(["one , two , or three"], () => 3),
  phrase(["any number of"], () => 1e3)
);
function leastOf(max) {
  return max >= 1e3 ? 0 : 1;
}
var among2 = either(
  phrase([upTo], (max) => ({ min: leastOf(max), max })),
  phrase(["up to", numeral], (max) => ({ min: 0, max })),
  phrase([numeral], (exact) => ({ min: exact, max: exact }))
);
var divided = rule(
  () => either(
    phrase([among2, "targets"], ({ min, max }) => () => ({
      what: { kind: "type", types: 4 | 64 | 2 },
      zone: Zone.Battlefield,
      players: EACH_PLAYER,
      min,
      max
    })),
    phrase([among2, "target", described], ({ min, max }, what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      return { what: object4.filter, zone: Zone.Battlefield, players: null, min, max };
    })
  )
);

// packages/oracle/src/compile/grammar/effects/mana.ts
var COLORS3 = [0, 1, 2, 3, 4];
var symbols2 = phrase([manaSymbol2, many(manaSymbol2)], (head2, tail) => [head2, ...tail]);
var orList = first(words2(", or"), words2(","), words2("or"));
var production = rule(
  () => either(
    phrase(
      [symbols2, maybeForEach],
      (mana2, each) => (scope) => each === null ? { kind: "fixed", mana: mana2 } : { kind: "fixed", mana: mana2, times: each(scope) }
    ),
    phrase([numeral, manaSymbol2], (amount4, type) => () => ({
      kind: "fixed",
      mana: Array.from({ length: amount4 }, () => type)
    })),
    phrase([manaSymbol2, "or", manaSymbol2, forEach2], (a, b, each) => (scope) => ({
      kind: "combination",
      types: [a, b],
      amount: each(scope)
    })),
    phrase(
      [listOf(symbols2, orList)],
      (options) => options.length < 2 || options.some((each) => each.length !== 1) ? null : () => ({ kind: "choice", types: options.flat(), amount: 1 })
    ),
    phrase(["one mana of any color"], () => () => ({ kind: "choice", types: COLORS3, amount: 1 })),
    phrase([count, "mana of any one color"], (amount4) => (scope) => ({
      kind: "choice",
      types: COLORS3,
      amount: amount4(scope)
    })),
    phrase(["an amount of", symbols2, "equal to", value], (mana2, amount4) => (scope) => ({
      kind: "fixed",
      mana: mana2,
      times: amount4(scope)
    })),
    phrase([numeral, "mana in any combination of colors"], (amount4) => () => ({
      kind: "combination",
      types: COLORS3,
      amount: amount4
    })),
    phrase(["x mana in any combination of colors"], () => (scope) => ({
      kind: "combination",
      types: COLORS3,
      amount: scope.x ?? { kind: "x" }
    })),
    phrase(
      [count, "mana in any combination of", listOf(manaSymbol2, first(words2("and/or"), words2(", and/or"), words2(",")))],
      (amount4, types) => (scope) => ({
        kind: "combination",
        types,
        amount: amount4(scope)
      })
    ),
    phrase([manaSymbol2, "or one mana of the chosen color"], (type) => () => ({
      kind: "chosenColor",
      amount: 1,
      or: [type]
    })),
    phrase([count, "mana of the chosen color"], (amount4) => (scope) => ofChosenColor(scope, amount4(scope), true)),
    phrase([count, "mana of that color"], (amount4) => (scope) => ofChosenColor(scope, amount4(scope), false)),
    phrase(
      ["an amount of mana of that color equal to", value],
      (amount4) => (scope) => ofChosenColor(scope, amount4(scope), false)
    ),
    phrase(["one mana of any color in your commander's color identity"], () => () => ({
      kind: "colorsOf",
      what: "commanderIdentity",
      amount: 1
    })),
    phrase(["one mana of any", kindOfMana, "that", described, "could produce"], (kind, what) => (scope) => ({
      kind: "couldProduce",
      by: allOf(what(scope)),
      what: kind,
      amount: 1
    })),
    phrase(["one mana of any", kindOfMana, "that a|an", described, "could produce"], (kind, what) => (scope) => ({
      kind: "couldProduce",
      by: allOf(what(scope)),
      what: kind,
      amount: 1
    }))
  )
);
function ofChosenColor(scope, amount4, chosen2) {
  if (scope.color) return { kind: "fixed", mana: [CHOSEN_TYPE], ...amount4 === 1 ? {} : { times: amount4 } };
  const made = { kind: "chosenColor", amount: amount4 };
  return chosen2 ? made : scope.reject(made);
}
var kindOfMana = either(
  phrase(["color"], () => "color"),
  phrase(["type"], () => "type")
);
var manaActions = rule(
  () => phrase(
    ["add|adds", maybe(words2("an additional")), production],
    (_more, mana2) => by((who2, scope) => ({ kind: "addMana", who: who2, mana: mana2(scope) }))
  )
);
var spending = rule(
  () => either(
    phrase([maybe(words2("a|an")), described], (_a, what) => (scope) => ({ on: spellsOf2(scope, what(scope)) })),
    phrase(
      [
        maybe(words2("a|an")),
        described,
        "or",
        maybe(words2("to")),
        "activate",
        first(words2("an ability of a|an"), words2("abilities of")),
        described
      ],
      (_a, spells, _or, _abilities, sources2) => (scope) => {
        const on = spellsOf2(scope, spells(scope));
        const of = sources2(scope).filter;
        return JSON.stringify(on) === JSON.stringify(of) ? { on, spellsOnly: false } : scope.reject({ on });
      }
    )
  )
);
function spellsOf2(scope, { head: head2, filter, zone }) {
  return head2 === "spell" && zone === Zone.Stack ? filter : scope.reject(filter);
}
var spendOnly = rule(
  () => either(
    phrase(["spend this mana only to cast", spending], (what) => (scope) => ({ spellsOnly: true, ...what(scope) })),
    phrase(["spend this mana only to cast", spending, ", and that spell can't be countered"], (what) => (scope) => ({
      spellsOnly: true,
      ...what(scope),
      cantBeCountered: true
    }))
  )
);
function withSpending(last, spend) {
  if (last.kind === "addMana") {
    const { mana: mana2 } = last;
    if (mana2.kind === "producedByEvent" || mana2.spend !== void 0) return null;
    return { ...last, mana: { ...mana2, spend } };
  }
  if (last.kind !== "sequence") return null;
  const changed3 = last.of.map((each) => each.kind === "addMana" ? withSpending(each, spend) : each);
  if (!last.of.some((each) => each.kind === "addMana")) return null;
  const done3 = changed3.filter((each) => each !== null);
  return done3.length === changed3.length ? { kind: "sequence", of: done3 } : null;
}

// packages/oracle/src/compile/grammar/effects/permanents.ts
function chosenFor(make, what) {
  return by((who2, scope) => {
    const { choice: choice2, objects: objects3, nouns, many: several2 } = what(who2)(scope);
    scope.mentionObjects(objects3, nouns, several2);
    return inSequence([choice2, make(objects3, scope)]);
  });
}
function tapOrUntap(what) {
  return {
    kind: "chooseEffect",
    who: YOU2,
    options: [
      { label: "tap", effect: { kind: "tap", what } },
      { label: "untap", effect: { kind: "untap", what } }
    ]
  };
}
var permanentActions = rule(
  () => either(
    phrase(["tap|taps", anyObjects], (what) => mine((scope) => ({ kind: "tap", what: what(scope) }))),
    phrase(["untap|untaps", anyObjects], (what) => mine((scope) => ({ kind: "untap", what: what(scope) }))),
    phrase(["tap|taps", chosenObjects], (what) => chosenFor((objects3) => ({ kind: "tap", what: objects3 }), what)),
    phrase(["untap|untaps", chosenObjects], (what) => chosenFor((objects3) => ({ kind: "untap", what: objects3 }), what)),
    phrase(
      ["tap or untap", anyObjects],
      (what) => mine((scope) => {
        const object4 = what(scope);
        if (scope.isMany(object4)) scope.reject(null);
        return tapOrUntap(object4);
      })
    ),
    phrase(
      ["choose|chooses", chosenObjects],
      (what) => by((who2, scope) => {
        const { choice: choice2, objects: objects3, nouns, many: several2 } = what(who2)(scope);
        if (choice2.kind === "chooseObjects")
          scope.mentionObjects({ kind: "minus", from: choice2.from, without: objects3 }, ["rest"], true);
        scope.mentionObjects(objects3, nouns, several2);
        return choice2;
      })
    ),
    phrase(
      ["put|puts", count, counterName, "counter|counters on", chosenObjects, maybeForEach],
      (amount4, counter2, what, each) => by((who2, scope) => {
        const number = amount4(scope);
        const { choice: choice2, objects: objects3, nouns, many: several2 } = what(who2)(scope);
        scope.mentionObjects(objects3, nouns, several2);
        const put3 = { kind: "putCounters", what: objects3, counter: counter2 };
        return inSequence([choice2, { ...put3, count: times2(number, each === null ? null : each(scope)) }]);
      })
    ),
    phrase(
      ["put|puts", count, maybe(words2("additional")), counterName, "counter|counters on", anyObjects, maybeForEach],
      (amount4, _more, counter2, what, each) => by((_who, scope) => {
        const number = amount4(scope);
        const object4 = what(scope);
        return {
          kind: "putCounters",
          what: object4,
          counter: counter2,
          count: times2(number, each === null ? null : each(scope))
        };
      })
    ),
    // One counter of each of several kinds.
    phrase(
      ["put", listOf(oneCounter, first(words2(", and"), words2(","), words2("and"))), "on", anyObjects],
      (kinds, what) => mine((scope) => {
        if (kinds.length < 2) scope.reject(null);
        const object4 = what(scope);
        return inSequence(kinds.map((counter2) => ({ kind: "putCounters", what: object4, counter: counter2, count: 1 })));
      })
    ),
    phrase(
      ["put a number of", counterName, "counters on", chosenObjects, "equal to", value],
      (counter2, what, amount4) => by((who2, scope) => {
        const { choice: choice2, objects: objects3, nouns, many: several2 } = what(who2)(scope);
        scope.mentionObjects(objects3, nouns, several2);
        return inSequence([choice2, { kind: "putCounters", what: objects3, counter: counter2, count: amount4(scope) }]);
      })
    ),
    phrase(
      ["put a number of", counterName, "counters on", anyObjects, "equal to", value],
      (counter2, what, amount4) => mine((scope) => {
        const object4 = what(scope);
        return { kind: "putCounters", what: object4, counter: counter2, count: amount4(scope) };
      })
    ),
    phrase(
      ["put its counters on", anyObjects],
      (what) => mine((scope) => {
        const of = it(scope);
        return { kind: "putCountersOf", of, what: what(scope) };
      })
    ),
    phrase(
      ["put", singleObject, "'s counters on", anyObjects],
      (from2, what) => mine((scope) => {
        const of = from2(scope);
        return { kind: "putCountersOf", of, what: what(scope) };
      })
    ),
    phrase(
      ["double the number of", counterName, "counters on", singleObject],
      (counter2, what) => mine((scope) => {
        const object4 = what(scope);
        return { kind: "putCounters", what: object4, counter: counter2, count: { kind: "counters", counter: counter2, of: object4 } };
      })
    ),
    phrase(
      ["remove|removes", count, counterName, "counter|counters from", anyObjects],
      (amount4, counter2, what) => mine((scope) => ({ kind: "removeCounters", counter: counter2, count: amount4(scope), what: what(scope) }))
    ),
    phrase(
      ["remove all", counterName, "counters from", anyObjects],
      (counter2, what) => mine((scope) => ({ kind: "removeCounters", counter: counter2, count: "all", what: what(scope) }))
    ),
    // "It" is not what is being attached, but what was spoken of before.
    phrase(
      ["attach", anyObjects, "to it"],
      (what) => mine((scope) => {
        const to = it(scope);
        const object4 = what(scope);
        return JSON.stringify(to) === JSON.stringify(object4) ? scope.reject({ kind: "attach", what: object4, to }) : { kind: "attach", what: object4, to };
      })
    ),
    phrase(
      ["attach", anyObjects, "to", anyObjects],
      (what, to) => mine((scope) => {
        const object4 = what(scope);
        return { kind: "attach", what: object4, to: to(scope) };
      })
    ),
    phrase(["regenerate", anyObjects], (what) => mine((scope) => ({ kind: "regenerate", what: what(scope) }))),
    phrase(["flip", singleObject], (what) => mine((scope) => ({ kind: "transform", what: what(scope), flip: true }))),
    phrase(["convert", anyObjects], (what) => mine((scope) => ({ kind: "transform", what: what(scope) }))),
    phrase(["transform", anyObjects], (what) => mine((scope) => ({ kind: "transform", what: what(scope) }))),
    phrase(
      ["remove", anyObjects, "from combat"],
      (what) => mine((scope) => ({ kind: "removeFromCombat", what: what(scope) }))
    ),
    phrase(["proliferate|proliferates"], () => by((who2) => ({ kind: "proliferate", who: who2 }))),
    phrase(["become|becomes the monarch"], () => by((who2) => ({ kind: "becomeMonarch", who: who2 }))),
    phrase(
      ["get|gets", energySymbols],
      (amount4) => by((who2) => ({ kind: "playerCounters", who: who2, counter: "energy", count: amount4 }))
    ),
    phrase(
      ["get|gets", count, energySymbol],
      (amount4) => by((who2, scope) => ({ kind: "playerCounters", who: who2, counter: "energy", count: amount4(scope) }))
    ),
    phrase(
      ["get|gets", count, "poison counter|counters"],
      (amount4) => by((who2, scope) => ({ kind: "playerCounters", who: who2, counter: "poison", count: amount4(scope) }))
    ),
    phrase(["take|takes an extra turn after this one"], () => by((who2) => ({ kind: "extraTurn", who: who2 })))
  )
);
var oneCounter = phrase(["a|an", counterName, "counter"], (counter2) => counter2);
var energySymbol = token("symbol", (text) => text === "{E}" ? true : null);
var energySymbols = phrase([energySymbol, many(energySymbol)], (_one, more2) => 1 + more2.length);
var fight = rule(
  () => either(
    phrase([singleObject, "fights", anyObjects], (a, b) => (scope) => {
      const first2 = a(scope);
      return { kind: "fight", a: first2, b: scope.apart(b(scope), first2) };
    }),
    phrase([anyObjects, "phase|phases out"], (what) => (scope) => ({ kind: "phaseOut", what: what(scope) })),
    phrase([singleObject, "transforms"], (what) => (scope) => ({ kind: "transform", what: what(scope) }))
  )
);

// packages/oracle/src/compile/grammar/effects/playing.ts
var who = rule(
  () => either(
    phrase(["you"], () => () => YOU2),
    otherPlayers
  )
);
var these = either(
  phrase([first(words2("it"), words2("that card"))], () => (scope) => one2(scope.findCards("card", false))),
  phrase(["the exiled card"], () => (scope) => one2(scope.findCards("exiled", false))),
  phrase(
    [
      first(
        words2("them"),
        words2("those cards"),
        words2("the exiled cards"),
        words2("cards exiled this way"),
        words2("the cards exiled this way")
      )
    ],
    () => (scope) => ({ cards: scope.findCards("card", true), many: true, max: 1e3 })
  )
);
function one2(cards2) {
  return { cards: cards2, many: false, max: 1 };
}
var amongThem2 = first(
  words2("from among them"),
  words2("from among those cards"),
  words2("from among the exiled cards"),
  words2("from among cards exiled this way"),
  words2("from among the cards exiled this way"),
  words2("from among those exiled cards"),
  words2("from among the milled cards")
);
var howMany3 = first(
  phrase(["up to", numeral], (max) => () => max),
  phrase(["any number of"], () => () => 1e3),
  phrase(["a|an"], () => () => 1),
  phrase(["one"], () => () => 1),
  phrase(["up to", count], (max) => max)
);
var spellsAmong = rule(
  () => either(
    phrase([maybe(howMany3), described, amongThem2], (most, what) => (scope) => amongThose(scope, most, what(scope))),
    phrase([howMany3, first(words2("of them"), words2("of those cards"))], (most) => (scope) => ({
      cards: scope.findCards("card", true),
      many: true,
      max: most(scope)
    })),
    phrase([howMany3, described], (most, what) => (scope) => inZone4(scope, most(scope), what(scope))),
    phrase(
      [
        first(
          phrase(["target"], () => 1),
          phrase(["up to one target"], () => 0)
        ),
        described
      ],
      (min, what) => (scope) => {
        const card = what(scope);
        if (card.head !== "card" || card.zone === 0) scope.reject(null);
        const owner2 = card.of === null || card.of.kind === "eachPlayer" ? [] : [{ kind: "ownedBy", who: card.of }];
        const spec = {
          what: owner2.length === 0 ? card.filter : { kind: "and", of: [card.filter, ...owner2] },
          zone: card.zone,
          players: null,
          min,
          max: 1
        };
        const several2 = scope.perPlayer !== null;
        return { cards: scope.addTarget(spec, card.nouns), many: several2, max: several2 ? 1e3 : 1 };
      }
    )
  )
);
function amongThose(scope, most, what) {
  if (what.head !== "spell") scope.reject(null);
  const max = most === null ? 1e3 : most(scope);
  const spells = what.filter.kind === "any" ? {} : { spells: what.filter };
  return { cards: scope.findCards("card", true), many: true, ...spells, max };
}
function inZone4(scope, max, what) {
  if (what.head !== "spell" || what.of === null) scope.reject(null);
  const cards2 = { kind: "all", zone: what.zone, filter: { kind: "any" }, of: what.of ?? YOU2 };
  return { cards: cards2, many: true, ...what.filter.kind === "any" ? {} : { spells: what.filter }, max };
}
var playable = rule(
  () => either(
    phrase([these, maybe(words2("from exile"))], (what) => what),
    spellsAmong
  )
);
var asSpell2 = phrase(
  ["if it's a|an", nounPhrase2],
  (noun2) => noun2.head === "spell" ? noun2.filter : null
);
var playTime = rule(
  () => either(
    duration,
    phrase(["for as long as it|they remain|remains exiled"], () => () => ({ kind: "indefinite" })),
    phrase(["for as long as that card remains exiled"], () => () => ({ kind: "indefinite" })),
    phrase(["for as long as those cards remain exiled"], () => () => ({ kind: "indefinite" })),
    phrase(["until you exile another card with this creature|artifact|enchantment|permanent"], () => () => ({
      kind: "untilSourceExilesAnother"
    }))
  )
);
var payment = rule(
  () => either(
    phrase(["without paying its|their mana cost|costs"], () => () => "free"),
    phrase(["by paying", manaCost, "rather than paying its|their mana cost|costs"], (cost) => () => [
      { kind: "mana", cost }
    ])
  )
);
var spellWords = "it|them";
var anyMana = either(
  phrase(
    [", and mana of any type can be spent to cast", first(words2(spellWords), words2("that|those spell|spells"))],
    () => true
  ),
  phrase(
    [
      either(words2(", and"), words2("and")),
      first(words2("you"), words2("they")),
      "may spend mana as though it were mana of any color|type to cast",
      first(words2(spellWords), words2("that|those spell|spells"))
    ],
    () => true
  )
);
var verb = either(
  phrase(["play"], () => true),
  phrase(["cast"], () => false)
);
function ofKind(what, kind) {
  return kind === null ? what : { ...what, spells: kind };
}
function permitted2(scope, player3, lands, what, time, paid3, anyColor2) {
  if (what.many && what.max !== 1e3) scope.reject(null);
  return {
    kind: "permit",
    who: player3,
    cards: what.cards,
    ...what.spells === void 0 ? {} : { spells: what.spells },
    lands,
    cost: paid3 === null ? "normal" : paid3 === "free" ? "free" : { alternative: paid3 },
    ...anyColor2 ? { anyColor: anyColor2 } : {},
    duration: time
  };
}
var forATime = rule(
  () => either(
    phrase(
      [who, "may", verb, playable, playTime, maybe(payment), maybe(anyMana)],
      (player3, lands, what, time, paid3, mana2) => (scope) => {
        const subject3 = player3(scope);
        const cards2 = what(scope);
        const lasting2 = time(scope);
        return permitted2(scope, subject3, lands, cards2, lasting2, paid3 === null ? null : paid3(scope), mana2 !== null);
      }
    ),
    phrase(
      [playTime, ",", who, "may", verb, playable, maybe(payment), maybe(anyMana), maybe(asSpell2)],
      (time, player3, lands, what, paid3, mana2, kind) => (scope) => {
        const lasting2 = time(scope);
        const subject3 = player3(scope);
        const cards2 = ofKind(what(scope), kind);
        return permitted2(scope, subject3, lands, cards2, lasting2, paid3 === null ? null : paid3(scope), mana2 !== null);
      }
    ),
    phrase([who, "may", verb, playable, payment, playTime], (player3, lands, what, paid3, time) => (scope) => {
      const subject3 = player3(scope);
      const cards2 = what(scope);
      const cost = paid3(scope);
      return permitted2(scope, subject3, lands, cards2, time(scope), cost, false);
    })
  )
);
var now = rule(
  () => phrase(
    [who, "may cast", playable, maybe(payment), maybe(asSpell2)],
    (player3, what, paid3, kind) => (scope) => {
      const subject3 = player3(scope);
      const { cards: cards2, spells, max } = ofKind(what(scope), kind);
      const cost = paid3 === null ? null : paid3(scope);
      const as = scope.fresh("cast");
      scope.mentionObjects({ kind: "bound", name: as }, ["spell"], max !== 1);
      scope.mentionObjects({ kind: "minus", from: cards2, without: { kind: "bound", name: as } }, ["rest"], true);
      return {
        kind: "castNow",
        who: subject3,
        cards: cards2,
        ...spells === void 0 ? {} : { spells },
        free: cost === "free",
        max,
        ...cost === null || cost === "free" ? {} : { cost },
        as
      };
    }
  )
);
var flashbackGiven = rule(
  () => phrase([anyObjects, "gain|gains flashback until end of turn"], (what) => (scope) => ({
    kind: "permit",
    who: YOU2,
    cards: what(scope),
    lands: false,
    cost: "normal",
    exileAfter: true,
    way: "flashback",
    duration: { kind: "endOfTurn" }
  }))
);
var playing = rule(() => either(forATime, now, flashbackGiven));
var playingFollowUp = either(
  phrase(
    [
      "if",
      first(words2("that spell"), words2("it"), words2("a spell cast this way"), words2("a card cast this way")),
      "would be put into a|your|their graveyard",
      maybe(words2("this turn")),
      ", exile it instead"
    ],
    () => exiledAfter
  ),
  phrase(
    ["if those spells would be put into a|your|their graveyard", maybe(words2("this turn")), ", exile them instead"],
    () => exiledAfter
  ),
  phrase(
    [
      first(
        words2("the flashback cost is equal to its mana cost"),
        words2("that flashback cost is equal to its mana cost")
      )
    ],
    () => (effect) => effect.kind === "permit" && effect.way === "flashback" ? effect : null
  ),
  phrase(
    [
      maybe(first(words2("if you cast a spell this way ,"), words2("if you cast that spell this way ,"))),
      first(
        words2("you may spend mana as though it were mana of any color|type to cast"),
        words2("mana of any type can be spent to cast")
      ),
      first(words2("it|them"), words2("that|those spell|spells"))
    ],
    () => (effect) => effect.kind === "permit" ? { ...effect, anyColor: true } : null
  )
);
function exiledAfter(effect) {
  return effect.kind === "permit" || effect.kind === "castNow" ? { ...effect, exileAfter: true } : null;
}

// packages/oracle/src/compile/grammar/effects/search.ts
var amount2 = first(
  phrase(["up to", numeral], (max) => () => ({ min: 0, max })),
  phrase(["up to that many"], () => (scope) => ({ min: 0, max: scope.amount ?? scope.reject(0) })),
  phrase(["up to x"], () => () => ({ min: 0, max: { kind: "x" } })),
  phrase(["any number of"], () => () => ({ min: 0, max: 1e3 })),
  // Of cards in hidden zones none need be found (701.23b).
  phrase(["all"], () => () => ({ min: 0, max: 1e3 })),
  phrase(["a|an"], () => () => ({ min: 1, max: 1 })),
  phrase([numeral], (count2) => () => ({ min: count2, max: count2 })),
  phrase(["x"], () => () => ({ min: { kind: "x" }, max: { kind: "x" } }))
);
var them = first(
  words2("it"),
  words2("them"),
  words2("that card"),
  words2("those cards"),
  words2("the card")
);
var reveal2 = first(
  phrase([", reveal|reveals", them], () => true),
  phrase(["and reveal|reveals", them], () => true)
);
var destination = rule(
  () => first(
    phrase(["into your|their hand"], () => () => ({ zone: Zone.Hand })),
    phrase(["into your|their graveyard"], () => () => ({ zone: Zone.Graveyard })),
    battlefieldPlace
  )
);
var put2 = either(
  phrase([", put|puts", them, destination], (_them, to) => to),
  phrase([", and put|puts", them, destination], (_them, to) => to),
  phrase(["and put|puts", them, destination], (_them, to) => to)
);
var shuffle = first(
  words2(", then shuffle|shuffles"),
  words2(". then shuffle|shuffles"),
  words2(". shuffle"),
  words2(", and shuffle|shuffles"),
  words2("and shuffle|shuffles")
);
var top = first(
  phrase(["and put|puts", them, "on top"], () => true),
  phrase(["and put|puts", them, "on top of your|their library"], () => true)
);
var zoneList = phrase(
  [
    ownedZone,
    maybe(phrase([",", ownedZone], (zone) => zone)),
    first(words2(", and"), words2("and"), words2(", and/or"), words2("and/or")),
    ownedZone
  ],
  (a, b, joint2, c) => {
    const zones = b === null ? [a, c] : [a, b, c];
    if (!zones.includes(Zone.Library)) return null;
    return { zones: zones.filter((zone) => zone !== Zone.Library), some: joint2.includes("/") };
  }
);
var place2 = rule(
  () => first(
    phrase(["your|their", zoneList], (which) => () => ({ of: null, ...which })),
    phrase(["your|their library"], () => () => ({ of: null, zones: [], some: false })),
    phrase([possessive2, zoneList], (of, which) => (scope) => ({ of: of(scope), ...which })),
    phrase([possessive2, "library"], (of) => (scope) => ({ of: of(scope), zones: [], some: false })),
    phrase(["the", zoneList, "of", otherPlayers], (which, of) => (scope) => ({ of: of(scope), ...which }))
  )
);
function searchFor({ what, number, revealed, where }, who2, as, scope) {
  const searchedAs = where.some ? scope.fresh("searched") : null;
  scope.searched = searchedAs;
  if (where.of !== null) scope.mentionPlayers(where.of);
  return {
    kind: "search",
    who: who2,
    libraries: where.of ?? who2,
    ...where.zones.length === 0 ? {} : { zones: where.zones },
    ...searchedAs === null ? {} : { someZones: true, searchedAs },
    filter: what.filter,
    ...number,
    ...revealed ? { reveal: true } : {},
    as
  };
}
var disposal = rule(
  () => either(
    phrase([put2], (to) => (found, scope) => ({ kind: "move", what: found, to: to(scope) })),
    phrase([first(words2(","), words2("and"), words2(", and")), "exile|exiles", them], () => (found, scope, many2) => {
      const as = scope.fresh("exiled");
      scope.mentionMoved({ kind: "bound", name: as }, "exiled", many2);
      const held = scope.fresh("held");
      const ofHand = { kind: "where", from: found, filter: { kind: "inZone", zone: Zone.Hand } };
      scope.thisWay.set("exiled from hand", { kind: "bound", name: held });
      return inSequence([
        { kind: "letNumber", as: held, value: { kind: "count", of: ofHand } },
        { kind: "exile", what: found, as }
      ]);
    })
  )
);
var searchActions = rule(
  () => either(
    // What becomes of it is said by what follows.
    phrase(
      ["search|searches", place2, "for", amount2, described, reveal2],
      (zones, counted4, what) => by((who2, scope) => {
        const where = zones(scope);
        const number = counted4(scope);
        const object4 = what(scope);
        if (object4.head !== "card") scope.reject(null);
        const as = scope.fresh("found");
        const search2 = searchFor({ what: object4, number, revealed: true, where }, who2, as, scope);
        scope.mentionObjects({ kind: "bound", name: as }, ["card", ...object4.nouns], number.max !== 1);
        return search2;
      })
    ),
    phrase(
      ["search|searches", place2, "for", amount2, described, maybe(reveal2), disposal, maybe(shuffle)],
      (zones, counted4, what, revealed, done3, shuffled) => by((who2, scope) => {
        const where = zones(scope);
        const number = counted4(scope);
        const object4 = what(scope);
        if (object4.head !== "card") scope.reject(null);
        const as = scope.fresh("found");
        const many2 = number.max !== 1;
        const search2 = searchFor({ what: object4, number, revealed: revealed !== null, where }, who2, as, scope);
        scope.mentionObjects({ kind: "bound", name: as }, ["card", ...object4.nouns], many2);
        const move = done3({ kind: "bound", name: as }, scope, many2);
        if (shuffled !== null && where.of !== null) scope.reject(null);
        return inSequence([search2, move, ...shuffled === null ? [] : [{ kind: "shuffle", who: who2 }]]);
      })
    ),
    phrase(
      ["search|searches", place2, "for", amount2, described, maybe(reveal2), shuffle, top],
      (zones, counted4, what, revealed) => by((who2, scope) => {
        const where = zones(scope);
        const number = counted4(scope);
        const object4 = what(scope);
        if (object4.head !== "card" || where.of !== null || where.zones.length > 0) scope.reject(null);
        const as = scope.fresh("found");
        const search2 = searchFor({ what: object4, number, revealed: revealed !== null, where }, who2, as, scope);
        const move = {
          kind: "move",
          what: { kind: "bound", name: as },
          to: { zone: Zone.Library, position: "top" }
        };
        return inSequence([search2, { kind: "shuffle", who: who2 }, move]);
      })
    )
  )
);

// packages/oracle/src/compile/grammar/damageEvents.ts
var damageKind = either(
  phrase(["damage"], () => ({})),
  phrase(["combat damage"], () => ({ combat: true })),
  phrase(["noncombat damage"], () => ({ combat: false }))
);
var EVERYTHING = { to: { kind: "any" }, players: EACH_PLAYER };
function filterFor(what) {
  if (what.kind === "self") return { kind: "isSelf" };
  if (what.kind === "attachedTo" && what.what === void 0) return { kind: "attachedToBySource" };
  return what.kind === "all" ? what.filter : { kind: "among", what };
}
function permanents4(what, scope) {
  return what.zone === Zone.Battlefield ? what.filter : scope.reject(what.filter);
}
var oneObject2 = rule(
  () => phrase([singleObject], (what) => (scope) => filterFor(what(scope)))
);
var described_ = rule(
  () => phrase([maybe(words2("a|an|all|each")), described], (_a, what) => (scope) => permanents4(what(scope), scope))
);
var somePlayers = first(
  phrase(["you"], () => YOU2),
  phrase(["players"], () => EACH_PLAYER),
  phrase(["a|each player"], () => EACH_PLAYER),
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["each opponent"], () => OPPONENTS),
  phrase(["your opponents"], () => OPPONENTS)
);
var receivers = rule(
  () => either(
    phrase([somePlayers], (players5) => () => ({ to: null, players: players5 })),
    phrase([oneObject2], (to) => (scope) => ({ to: to(scope), players: null })),
    phrase([described_], (to) => (scope) => ({ to: to(scope), players: null })),
    phrase([somePlayers, "and|or|and/or", described_], (players5, to) => (scope) => ({ to: to(scope), players: players5 })),
    phrase(["a permanent or player"], () => () => EVERYTHING),
    phrase(["any target"], () => (scope) => scope.reject(EVERYTHING))
  )
);
var elsewhere3 = rule(
  () => either(
    phrase([singleObject], (what) => (scope) => ({ to: what(scope) })),
    phrase(["any target"], () => (scope) => anyTarget(scope, 1, 1)),
    phrase(["you"], () => () => ({ players: YOU2 })),
    phrase([relatedPlayers], (who2) => (scope) => ({ players: who2(scope) }))
  )
);
var sources = rule(
  () => either(
    oneObject2,
    phrase([maybe(words2("a|an|all")), described], (_a, what) => (scope) => {
      const source = what(scope);
      return source.zone === Zone.Battlefield || source.head === "spell" ? source.filter : scope.reject(source.filter);
    })
  )
);

// packages/oracle/src/compile/grammar/effects/prevention.ts
var ALL = { kind: "prevent", amount: "all" };
var ANY2 = { kind: "any" };
var THIS_TURN = { kind: "endOfTurn" };
function shield(replacement, time) {
  return { kind: "applyReplacement", replacement: { kind: "damage", ...replacement, outcome: ALL }, duration: time };
}
var damaged3 = rule(
  () => first(
    phrase(["any target"], () => (scope) => {
      const { to, players: players5 } = anyTarget(scope, 1, 1);
      return { to: to === void 0 ? null : { kind: "among", what: to }, players: players5 ?? null };
    }),
    phrase(["target player"], () => (scope) => ({
      to: null,
      players: scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, ["player"])
    })),
    receivers
  )
);
var preventAll = rule(
  () => either(
    phrase(
      ["prevent all", damageKind, "that would be dealt", duration],
      (kind, time) => (scope) => shield({ source: ANY2, ...EVERYTHING, ...kind }, time(scope))
    ),
    phrase(["prevent all", damageKind, "that would be dealt to", damaged3, duration], (kind, to, time) => (scope) => {
      const whom = to(scope);
      return shield({ source: ANY2, ...whom, ...kind }, time(scope));
    }),
    phrase(["prevent all", damageKind, "that would be dealt", duration, "to", damaged3], (kind, time, to) => (scope) => {
      const lasting2 = time(scope);
      return shield({ source: ANY2, ...to(scope), ...kind }, lasting2);
    }),
    phrase(["prevent all", damageKind, "that would be dealt by", sources, duration], (kind, by2, time) => (scope) => {
      const source = by2(scope);
      return shield({ source, ...EVERYTHING, ...kind }, time(scope));
    }),
    phrase(["prevent all", damageKind, "that would be dealt", duration, "by", sources], (kind, time, by2) => (scope) => {
      const lasting2 = time(scope);
      return shield({ source: by2(scope), ...EVERYTHING, ...kind }, lasting2);
    }),
    phrase(["prevent all", damageKind, "that?", sources, "would deal", duration], (kind, by2, time) => (scope) => {
      const source = by2(scope);
      return shield({ source, ...EVERYTHING, ...kind }, time(scope));
    }),
    phrase(
      ["prevent all", damageKind, "that would be dealt to", damaged3, duration, "by", sources],
      (kind, to, time, by2) => (scope) => {
        const whom = to(scope);
        const lasting2 = time(scope);
        return shield({ source: by2(scope), ...whom, ...kind }, lasting2);
      }
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt to", damaged3, "by", sources, duration],
      (kind, to, by2, time) => (scope) => {
        const whom = to(scope);
        const source = by2(scope);
        return shield({ source, ...whom, ...kind }, time(scope));
      }
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt to and dealt by", sources, duration],
      (kind, what, time) => (scope) => {
        const object4 = what(scope);
        const lasting2 = time(scope);
        return inSequence([
          shield({ source: ANY2, to: object4, players: null, ...kind }, lasting2),
          shield({ source: object4, ...EVERYTHING, ...kind }, lasting2)
        ]);
      }
    ),
    phrase([duration, ", prevent all", damageKind, "that would be dealt to", damaged3], (time, kind, to) => (scope) => {
      const lasting2 = time(scope);
      return shield({ source: ANY2, ...to(scope), ...kind }, lasting2);
    }),
    phrase([duration, ", prevent all", damageKind, "that would be dealt by", sources], (time, kind, by2) => (scope) => {
      const lasting2 = time(scope);
      return shield({ source: by2(scope), ...EVERYTHING, ...kind }, lasting2);
    })
  )
);
var sourceOfChoice = rule(
  () => phrase(["a|an", described, "of your choice"], (what) => (scope) => {
    const source = what(scope);
    return source.head === "source" ? source.filter : scope.reject(source.filter);
  })
);
function fromChosen(scope, source, damage4, next) {
  const as = scope.fresh("source");
  const chosen2 = { kind: "among", what: { kind: "bound", name: as } };
  const made = shield({ source: conjunction([chosen2, source]), ...damage4 }, THIS_TURN);
  return inSequence([
    { kind: "chooseSource", who: YOU2, filter: source, as },
    next && made.kind === "applyReplacement" ? { ...made, uses: 1 } : made
  ]);
}
var chosenSources = rule(
  () => either(
    phrase(
      ["the next time", sourceOfChoice, "would deal", damageKind, "to", damaged3, "this turn , prevent that damage"],
      (by2, kind, to) => (scope) => {
        const source = by2(scope);
        return fromChosen(scope, source, { ...to(scope), ...kind }, true);
      }
    ),
    phrase(
      ["the next time", sourceOfChoice, "would deal", damageKind, "this turn , prevent that damage"],
      (by2, kind) => (scope) => fromChosen(scope, by2(scope), { ...EVERYTHING, ...kind }, true)
    ),
    phrase(
      ["prevent all", damageKind, sourceOfChoice, "would deal this turn"],
      (kind, by2) => (scope) => fromChosen(scope, by2(scope), { ...EVERYTHING, ...kind }, false)
    ),
    phrase(
      ["prevent all", damageKind, sourceOfChoice, "would deal to", damaged3, "this turn"],
      (kind, by2, to) => (scope) => {
        const source = by2(scope);
        return fromChosen(scope, source, { ...to(scope), ...kind }, false);
      }
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt to", damaged3, "this turn by", sourceOfChoice],
      (kind, to, by2) => (scope) => {
        const whom = to(scope);
        return fromChosen(scope, by2(scope), { ...whom, ...kind }, false);
      }
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt this turn by", sourceOfChoice],
      (kind, by2) => (scope) => fromChosen(scope, by2(scope), { ...EVERYTHING, ...kind }, false)
    )
  )
);
var preventNext = rule(
  () => phrase(
    ["prevent the next", count, "damage that would be dealt to", recipient, "this turn"],
    (amount4, to) => (scope) => {
      const number = amount4(scope);
      const { to: objects3, players: players5 } = to(scope);
      if (objects3 !== void 0 && scope.isMany(objects3)) scope.reject(null);
      return {
        kind: "applyReplacement",
        replacement: {
          kind: "damage",
          source: ANY2,
          to: objects3 === void 0 ? null : { kind: "among", what: objects3 },
          players: players5 ?? null,
          outcome: { kind: "prevent", amount: number }
        },
        duration: THIS_TURN
      };
    }
  )
);
function redirected(replacement, amount4, where, time) {
  const outcome2 = { kind: "redirect", amount: amount4, ...where };
  return { kind: "applyReplacement", replacement: { kind: "damage", ...replacement, outcome: outcome2 }, duration: time };
}
var redirectable = rule(
  () => either(
    phrase(["the next", count, damageKind], (amount4, kind) => (scope) => ({ amount: amount4(scope), ...kind })),
    phrase(["all", damageKind], (kind) => () => ({ amount: "all", ...kind }))
  )
);
var redirecting = rule(
  () => either(
    phrase(
      [redirectable, "that would be dealt", whomAndWhen, "is dealt to", elsewhere3, "instead"],
      (what, event, where) => (scope) => {
        const { amount: amount4, ...kind } = what(scope);
        const { time, ...damage4 } = event(scope);
        return redirected({ ...damage4, ...kind }, amount4, where(scope), time);
      }
    ),
    phrase(
      [
        "the next time",
        damageKind,
        "would be dealt to",
        damaged3,
        "this turn , that damage is dealt to",
        elsewhere3,
        "instead"
      ],
      (kind, to, where) => (scope) => {
        const whom = to(scope);
        return { ...redirected({ source: ANY2, ...whom, ...kind }, "all", where(scope), THIS_TURN), uses: 1 };
      }
    ),
    phrase(
      [
        "the next time",
        sourceOfChoice,
        "would deal",
        damageKind,
        maybe(toWhom),
        "this turn , that damage is dealt to",
        elsewhere3,
        "instead"
      ],
      (by2, kind, to, where) => (scope) => {
        const source = by2(scope);
        const whom = to === null ? EVERYTHING : to(scope);
        return redirectedFrom(scope, source, { ...whom, ...kind }, "all", where, 1);
      }
    ),
    phrase(
      [
        redirectable,
        "that",
        sourceOfChoice,
        "would deal",
        maybe(toWhom),
        "this turn is dealt to",
        elsewhere3,
        "instead"
      ],
      (what, by2, to, where) => (scope) => {
        const { amount: amount4, ...kind } = what(scope);
        const source = by2(scope);
        const whom = to === null ? EVERYTHING : to(scope);
        return redirectedFrom(scope, source, { ...whom, ...kind }, amount4, where, null);
      }
    )
  )
);
var toWhom = rule(() => phrase(["to", damaged3], (to) => to));
var whomAndWhen = rule(
  () => either(
    phrase([toWhom, duration], (to, time) => (scope) => ({ source: ANY2, ...to(scope), time: time(scope) })),
    phrase([duration, toWhom], (time, to) => (scope) => ({ source: ANY2, time: time(scope), ...to(scope) })),
    phrase([toWhom, duration, "by", sources], (to, time, by2) => (scope) => {
      const whom = to(scope);
      const lasting2 = time(scope);
      return { source: by2(scope), ...whom, time: lasting2 };
    }),
    phrase([toWhom, "by", sources, duration], (to, by2, time) => (scope) => {
      const whom = to(scope);
      return { source: by2(scope), ...whom, time: time(scope) };
    }),
    phrase([duration, "by", sources], (time, by2) => (scope) => {
      const lasting2 = time(scope);
      return { source: by2(scope), ...EVERYTHING, time: lasting2 };
    })
  )
);
function redirectedFrom(scope, source, damage4, amount4, where, uses) {
  const as = scope.fresh("source");
  const chosen2 = { kind: "among", what: { kind: "bound", name: as } };
  const made = redirected({ source: conjunction([chosen2, source]), ...damage4 }, amount4, where(scope), THIS_TURN);
  return inSequence([{ kind: "chooseSource", who: YOU2, filter: source, as }, uses === null ? made : { ...made, uses }]);
}
function exiledInstead(what) {
  return {
    kind: "applyReplacement",
    replacement: {
      kind: "moves",
      what,
      from: Zone.Battlefield,
      to: Zone.Graveyard,
      outcome: { kind: "goTo", zone: Zone.Exile }
    },
    duration: THIS_TURN
  };
}
var mortal = rule(
  () => either(
    phrase(["it"], () => (scope) => ({ kind: "among", what: it(scope) })),
    phrase(["that creature|permanent|planeswalker"], () => (scope) => ({
      kind: "among",
      what: scope.find(null, false)
    })),
    phrase(["that creature or planeswalker"], () => (scope) => ({ kind: "among", what: scope.find(null, false) })),
    phrase(["that permanent or planeswalker"], () => (scope) => ({ kind: "among", what: scope.find(null, false) })),
    phrase(["a|each creature dealt damage this way"], () => (scope) => damagedThisWay(scope, CardType.Creature)),
    phrase(
      ["a|each creature or planeswalker dealt damage this way"],
      () => (scope) => damagedThisWay(scope, CardType.Creature | CardType.Planeswalker)
    )
  )
);
function damagedThisWay(scope, types) {
  const last = scope.draft.effects[scope.draft.effects.length - 1];
  if (last?.kind !== "damage" || last.to === void 0) return scope.reject(ANY2);
  let what = last.to;
  if (what.kind !== "bound") {
    const as = scope.fresh("those");
    const { effects } = scope.draft;
    effects.pop();
    effects.push(
      inSequence([
        { kind: "let", as, objects: what },
        { ...last, to: { kind: "bound", name: as } }
      ])
    );
    what = { kind: "bound", name: as };
  }
  return conjunction([{ kind: "among", what }, { kind: "type", types }, { kind: "damagedThisTurn" }]);
}
var dying = rule(
  () => either(
    phrase(
      ["if", mortal, "would leave the battlefield , exile it instead of putting it anywhere else"],
      (what) => (scope) => ({
        kind: "applyReplacement",
        replacement: {
          kind: "moves",
          what: what(scope),
          from: Zone.Battlefield,
          outcome: { kind: "goTo", zone: Zone.Exile }
        },
        duration: { kind: "indefinite" }
      })
    ),
    phrase(["if", mortal, "would die this turn , exile it instead"], (what) => (scope) => exiledInstead(what(scope))),
    phrase(["if a|an", described, "would die this turn , exile it instead"], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      return exiledInstead(object4.filter);
    })
  )
);
var replacing = rule(
  () => either(
    preventAll,
    chosenSources,
    preventNext,
    redirecting,
    dying,
    phrase(
      [either(words2("damage can't be prevented this turn"), words2("this turn , damage can't be prevented"))],
      () => () => ({
        kind: "applyRule",
        effect: { kind: "restriction", restriction: { kind: "cantPreventDamage" } },
        duration: THIS_TURN
      })
    )
  )
);

// packages/oracle/src/compile/grammar/effects/special.ts
var specialActions = rule(
  () => either(
    phrase(
      [
        "get|gets an emblem with",
        listOf(
          token("quoted", (text) => text),
          words2("and")
        )
      ],
      (texts) => by((who2, scope) => {
        const abilities3 = texts.flatMap((text) => compileQuoted(text, scope) ?? scope.reject([]));
        return { kind: "emblem", who: who2, name: `${scope.face.name} Emblem`, abilities: abilities3 };
      })
    ),
    phrase(
      ["copy|copies", singleObject, maybe(newTarget)],
      (what, chosen2) => by((who2, scope) => ({ kind: "copySpell", what: what(scope), who: who2, count: 1, newTargets: chosen2 !== null }))
    ),
    phrase(
      ["shuffle", possessive2, "graveyard into", possessive2, "library"],
      (of) => mine((scope) => shuffledIn([Zone.Graveyard], of(scope)))
    ),
    phrase(["shuffles their graveyard into their library"], () => by((who2) => shuffledIn([Zone.Graveyard], who2))),
    phrase(
      ["shuffle|shuffles your|their hand and graveyard into your|their library"],
      () => by((who2) => shuffledIn([Zone.Hand, Zone.Graveyard], who2))
    ),
    phrase(
      ["shuffle|shuffles your|their hand into your|their library"],
      () => by((who2) => shuffledIn([Zone.Hand], who2))
    ),
    phrase(
      ["control|controls", players2, "during that player's next turn"],
      (player3) => by((who2, scope) => ({ kind: "controlNextTurn", who: who2, player: player3(scope) }))
    ),
    phrase(
      ["choose|chooses a|an|any", nameable, "name"],
      (filter) => by((who2, scope) => {
        const as = scope.fresh("name");
        scope.chosenName = as;
        return { kind: "chooseName", who: who2, filter, as };
      })
    ),
    phrase(
      ["choose|chooses a creature type"],
      () => by((who2, scope) => ({ kind: "chooseCreatureType", who: who2, as: scope.nameType() }))
    ),
    phrase(
      ["choose|chooses", chosenPlayer, maybe(words2("at random"))],
      (from2, random) => by((who2, scope) => {
        const as = scope.fresh("player");
        scope.mentionPlayers({ kind: "bound", name: as });
        scope.chosenPlayer = as;
        return { kind: "choosePlayer", who: who2, from: from2, as, ...random === null ? {} : { atRandom: true } };
      })
    ),
    phrase(
      ["separate|separates", pileable, "into two piles"],
      (what) => by((who2, scope) => {
        const objects3 = what(scope);
        const as = scope.fresh("piles");
        scope.piles = as;
        return { kind: "separate", what: objects3, by: who2, as };
      })
    ),
    phrase(
      ["put|puts one pile", place, "and the other", place],
      (to, otherTo) => by((who2, scope) => {
        const choice2 = choosingPile(who2, scope);
        if (choice2.kind !== "choosePile") return choice2;
        return inSequence([choice2, piled(choice2.as, to(scope)), piled(choice2.other, otherTo(scope))]);
      })
    ),
    phrase(
      ["put|puts that pile", place, "and the other", place],
      (to, otherTo) => by((_who, scope) => {
        const [pile, other3] = [scope.findCards("pile", true), scope.findCards("other pile", true)];
        const first2 = { kind: "move", what: pile, to: to(scope) };
        return inSequence([first2, { kind: "move", what: other3, to: otherTo(scope) }]);
      })
    ),
    phrase(["choose|chooses one of those piles"], () => by((who2, scope) => choosingPile(who2, scope))),
    phrase(["skip|skips your|their next turn"], () => by((who2) => ({ kind: "skipNext", who: who2, step: "turn" }))),
    phrase(
      ["choose|chooses a color"],
      () => by((who2, scope) => {
        scope.color = true;
        return { kind: "chooseColor", who: who2, as: "color" };
      })
    ),
    phrase(
      ["change the target of", singleObject],
      (what) => by((who2, scope) => {
        const item = what(scope);
        const spec = scope.draft.targets.find((each) => item.kind === "bound" && each.name === item.name);
        if (!JSON.stringify(spec ?? null).includes('"kind":"targetCount","op":"=","value":1')) scope.reject(null);
        return { kind: "changeTargets", what: item, who: who2, must: true };
      })
    ),
    phrase(
      ["choose new targets for", singleObject],
      (what) => by((who2, scope) => ({ kind: "changeTargets", what: what(scope), who: who2 }))
    ),
    phrase(["end the turn"], () => mine(() => ({ kind: "endTurn" }))),
    phrase(["flip|flips a coin"], () => by((who2, scope) => ({ kind: "flipCoin", who: who2, as: scope.fresh("won") })))
  )
);
var pileable = rule(
  () => first(
    phrase([first(words2("those cards"), words2("them"))], () => (scope) => scope.findCards("card", true)),
    anyObjects
  )
);
function choosingPile(who2, scope) {
  const { piles } = scope;
  if (piles === null) return scope.reject({ kind: "sequence", of: [] });
  const as = scope.fresh("pile");
  const other3 = scope.fresh("other");
  scope.mentionObjects({ kind: "bound", name: other3 }, ["rest", "other pile"], true);
  scope.mentionObjects({ kind: "bound", name: as }, ["card", "pile"], true);
  return { kind: "choosePile", piles, by: who2, as, other: other3 };
}
function piled(name2, to) {
  return { kind: "move", what: { kind: "bound", name: name2 }, to };
}
var chosenPlayer = either(
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["a player"], () => EACH_PLAYER),
  phrase(["another player"], () => ({ kind: "otherPlayers" }))
);
function shuffledIn(zones, of) {
  const sets = zones.map((zone) => ({ kind: "all", zone, filter: { kind: "any" }, of }));
  const [only] = sets;
  const what = sets.length === 1 && only !== void 0 ? only : { kind: "union", of: sets };
  return { kind: "move", what, to: { zone: Zone.Library, shuffle: true } };
}
var nameable = either(
  phrase([nounPhrase2], ({ head: head2, filter }) => head2 === "card" ? filter : null),
  phrase(
    [nounPhrase2, "name other than a", nounPhrase2],
    ({ head: head2, filter }, other3) => head2 === "card" && other3.head === "card" ? conjunction([filter, { kind: "not", of: other3.filter }]) : null
  )
);
var newTarget = first(
  words2("and may choose a new target for that|the copy"),
  words2("and may choose new targets for that|the copy|copies")
);
var lifeMeasure = either(
  phrase(["power"], () => "power"),
  phrase(["toughness"], () => "toughness")
);
function exchangedWithLife(who2, what, measure2, scope) {
  const life = { kind: "bound", name: scope.fresh("life") };
  const number = { kind: "bound", name: scope.fresh(measure2) };
  const set = measure2 === "power" ? { kind: "setPowerToughness", power: life, toughness: null } : { kind: "setPowerToughness", power: null, toughness: life };
  const then = {
    kind: "sequence",
    of: [
      { kind: "letNumber", as: life.name, value: { kind: "life", of: who2 } },
      { kind: "letNumber", as: number.name, value: { kind: measure2, of: what } },
      { kind: "setLife", who: who2, amount: number },
      { kind: "apply", to: what, changes: [set], duration: { kind: "indefinite" } }
    ]
  };
  const isThere = { kind: "matches", what, filter: { kind: "inZone", zone: Zone.Battlefield } };
  return { kind: "if", condition: isThere, then };
}
var specialClauses = rule(
  () => either(
    phrase(
      ["exchange", possessive2, "life total with", singleObject, "'s", lifeMeasure],
      (of, what, measure2) => (scope) => {
        const who2 = of(scope);
        return exchangedWithLife(who2, what(scope), measure2, scope);
      }
    ),
    replacing,
    phrase(
      [
        "after this",
        maybe(words2("main")),
        "phase , there is an additional combat phase",
        maybe(words2("followed by an additional main phase"))
      ],
      (_main, main) => () => ({
        kind: "extraCombat",
        main: main !== null
      })
    )
  )
);

// packages/oracle/src/compile/grammar/effects/exceptions.ts
var LEGENDARY = 2;
var exception = rule(
  () => either(
    phrase([first(words2("it's"), words2("they're")), become], (_it, changes) => changes),
    phrase(["it is", become], (changes) => changes),
    phrase(["it|they has|have", granted], (changes) => changes),
    phrase(["it's", size], (_size) => () => [
      { kind: "setPowerToughness", power: _size.power, toughness: _size.toughness }
    ]),
    phrase(
      [
        first(
          words2("it isn't legendary"),
          words2("it's not legendary"),
          words2("they're not legendary"),
          words2("they aren't legendary"),
          words2("the token isn't legendary"),
          words2("the copy isn't legendary")
        )
      ],
      () => () => [{ kind: "removeTypes", types: 0, supertypes: LEGENDARY }]
    )
  )
);
var exceptions2 = rule(
  () => phrase(
    [listOf(exception, first(words2(", and"), words2("and"), words2(",")))],
    (parts) => (scope) => parts.flatMap((part) => part(scope))
  )
);

// packages/oracle/src/compile/grammar/effects/tokens.ts
var colors = first(
  phrase(
    [listOf(colorWord, first(words2(", and"), words2(","), words2("and")))],
    (bits2) => bits2.reduce((a, b) => a | b, 0)
  ),
  phrase(["colorless"], () => 0)
);
var typeWords2 = many(token("word", typeBit));
var subtypes2 = many(subtypeWord);
var supertypes2 = many(token("word", supertypeBit));
var body2 = phrase(
  [supertypes2, maybe(colors), subtypes2, typeWords2, "token|tokens"],
  (supers, color, names2, types) => types.length === 0 ? null : {
    colors: color ?? 0,
    types: types.reduce((a, b) => a | b, 0),
    supertypes: supers.reduce((a, b) => a | b, 0),
    subtypes: names2
  }
);
var named3 = phrase(["named", token("name", (text) => text)], (name2) => name2);
var NONE = { keywords: 0, abilities: [] };
var quoted = phrase([token("quoted", (text) => text)], (text) => (scope) => {
  const abilities3 = compileQuoted(text, scope);
  return abilities3 === null ? scope.reject(NONE) : { keywords: 0, abilities: abilities3 };
});
var keywordsOf = phrase([keywordsInSentence], (given3) => (scope) => {
  const { bits: bits2, abilities: abilities3 } = given3(scope);
  return { keywords: bits2, abilities: abilities3 };
});
var withAbilities2 = rule(
  () => phrase(
    ["with", listOf(either(keywordsOf, quoted), first(words2(", and"), words2(","), words2("and")))],
    (parts) => (scope) => {
      const all3 = parts.map((part) => part(scope));
      return {
        keywords: all3.reduce((bits2, each) => bits2 | each.keywords, 0),
        abilities: all3.flatMap((each) => each.abilities)
      };
    }
  )
);
function describe2(printed, power, toughness, extras) {
  return {
    colors: printed.colors,
    ...printed.supertypes === 0 ? {} : { supertypes: printed.supertypes },
    types: printed.types,
    subtypes: printed.subtypes,
    power,
    toughness,
    ...extras.keywords === 0 ? {} : { keywords: extras.keywords },
    ...extras.abilities.length === 0 ? {} : { abilities: extras.abilities }
  };
}
var tokenDescription = rule(
  () => either(
    predefinedToken,
    phrase(
      [size, body2, maybe(withAbilities2)],
      ({ power, toughness }, printed, extras) => (scope) => describe2(printed, power, toughness, extras === null ? NONE : extras(scope))
    ),
    phrase([size, body2, named3, maybe(withAbilities2)], ({ power, toughness }, printed, name2, extras) => (scope) => ({
      name: name2,
      ...describe2(printed, power, toughness, extras === null ? NONE : extras(scope))
    })),
    phrase([body2, named3, maybe(withAbilities2)], (printed, name2, extras) => (scope) => {
      const description = describe2(printed, null, null, extras === null ? NONE : extras(scope));
      return (printed.types & CardType.Creature) !== 0 ? scope.reject(description) : { name: name2, ...description };
    }),
    phrase([body2, maybe(withAbilities2)], (printed, extras) => (scope) => {
      const description = describe2(printed, null, null, extras === null ? NONE : extras(scope));
      const sized = description.abilities?.some(definesSize) ?? false;
      return (printed.types & CardType.Creature) !== 0 && !sized ? scope.reject(description) : description;
    })
  )
);
var namedToken = rule(
  () => phrase(
    [token("name", (text) => text), ", a|an", supertypes2, maybe(size), body2, maybe(withAbilities2)],
    (name2, supers, sized, printed, extras) => (scope) => {
      const power = sized === null ? null : sized.power;
      const toughness = sized === null ? null : sized.toughness;
      const given3 = extras === null ? NONE : extras(scope);
      const more2 = supers.reduce((a, b) => a | b, printed.supertypes);
      const description = { name: name2, ...describe2({ ...printed, supertypes: more2 }, power, toughness, given3) };
      const isSized = power !== null || (printed.types & CardType.Creature) === 0 || given3.abilities.some(definesSize);
      return isSized ? description : scope.reject(description);
    }
  )
);
function definesSize(ability) {
  return ability.kind === "static" && ability.effect.kind === "change" && ability.effect.changes.some(({ kind }) => kind === "definePowerToughness");
}
var tapped = maybe(words2("tapped"));
var attachedTo = rule(() => phrase(["attached to", anyObjects], (what) => what));
var arrival = either(
  phrase([first(words2("that are"), words2("that's")), "tapped and attacking"], () => "tapped"),
  phrase([first(words2("that are"), words2("that's")), "attacking"], () => "untapped")
);
var tokenActions = rule(
  () => either(
    phrase(
      ["create|creates", namedToken],
      (what) => by((who2, scope) => {
        const made = what(scope);
        const as = scope.fresh("created");
        scope.mentionObjects({ kind: "bound", name: as }, ["token", "creature", "permanent", "artifact"], false);
        return { kind: "createTokens", who: who2, token: made, count: 1, as };
      })
    ),
    phrase(
      ["create|creates", count, tapped, tokenDescription, maybe(arrival), maybeForEach, maybe(attachedTo)],
      (amount4, tap2, what, attacking4, each, host5) => by((who2, scope) => {
        const base3 = amount4(scope);
        const description = what(scope);
        const number = times2(base3, each === null ? null : each(scope));
        const on = host5 === null ? {} : { attachedTo: host5(scope) };
        const isAura = description.subtypes.includes("Aura");
        if (isAura !== (host5 !== null)) scope.reject(null);
        const as = scope.fresh("created");
        const nouns = isAura ? ["token"] : ["token", "creature", "permanent", "artifact"];
        scope.mentionObjects({ kind: "bound", name: as }, nouns, number !== 1);
        return {
          kind: "createTokens",
          who: who2,
          token: description,
          count: number,
          ...on,
          ...tap2 === null && attacking4 !== "tapped" ? {} : { tapped: true },
          ...attacking4 === null ? {} : { attacking: true },
          as
        };
      })
    ),
    phrase(
      ["create|creates a number of", tapped, tokenDescription, "equal to", value],
      (tap2, what, amount4) => by((who2, scope) => {
        const description = what(scope);
        return {
          kind: "createTokens",
          who: who2,
          token: description,
          count: amount4(scope),
          ...tap2 === null ? {} : { tapped: true }
        };
      })
    ),
    phrase(
      [
        "create|creates",
        count,
        copyState,
        "token|tokens",
        copyOf,
        singleObject,
        maybe(phrase([", except", exceptions2], (changes) => changes))
      ],
      (amount4, state, _copy, what, except) => by((who2, scope) => {
        const number = amount4(scope);
        const of = what(scope);
        const changes = except === null ? {} : { changes: except(scope) };
        const as = scope.fresh("created");
        scope.mentionObjects({ kind: "bound", name: as }, ["token", "creature", "permanent"], number !== 1);
        return { kind: "createCopies", who: who2, of, count: number, ...changes, ...state, as };
      })
    )
  )
);
var copyState = either(
  phrase(["tapped and attacking"], () => ({ tapped: true, attacking: OPPONENTS })),
  phrase([tapped], (tap2) => tap2 === null ? {} : { tapped: true })
);
var copyOf = first(
  phrase(["that's a copy of"], () => true),
  phrase(["that are copies of"], () => true)
);

// packages/oracle/src/compile/grammar/forEach.ts
function mentions2(value2, name2) {
  return JSON.stringify(value2).includes(`"name":"${name2}"`);
}
function scaled(effect, each) {
  switch (effect.kind) {
    case "sequence": {
      const parts = effect.of.map((part) => scaled(part, each));
      return parts.some((part) => part === null) ? null : inSequence(parts.filter((part) => part !== null));
    }
    case "createTokens":
    case "draw":
    case "mill":
    case "putCounters":
    case "playerCounters":
      return { ...effect, count: times2(effect.count, each) };
    case "gainLife":
    case "loseLife":
      return { ...effect, amount: times2(effect.amount, each) };
    case "addMana":
      return effect.mana.kind === "fixed" ? { ...effect, mana: { ...effect.mana, times: times2(effect.mana.times ?? 1, each) } } : null;
    case "playerAction":
      return effect.action === "investigate" ? { ...effect, count: times2(effect.count ?? 1, each) } : null;
    case "apply": {
      const changes = effect.changes.map(
        (change2) => change2.kind === "modifyPowerToughness" ? { ...change2, power: times2(change2.power, each), toughness: times2(change2.toughness, each) } : null
      );
      return changes.some((change2) => change2 === null) ? null : { ...effect, changes: changes.filter((change2) => change2 !== null) };
    }
    default:
      return null;
  }
}
function forObjects(scope, of, nouns, many2, what) {
  const name2 = scope.fresh("one");
  const before2 = scope.draft.targets.length;
  const one4 = { kind: "bound", name: name2 };
  scope.mentionObjects(one4, nouns, false);
  const effect = what(scope);
  if (mentions2(scope.draft.targets.slice(before2), name2)) scope.reject(null);
  if (mentions2(effect, name2)) {
    const controller = JSON.stringify({ kind: "controllerOf", what: one4 });
    if (hasMoved(scope, of) && JSON.stringify(effect).includes(controller)) scope.reject(null);
    return { kind: "forEachObject", of, as: name2, do: effect };
  }
  return soMany(scope, effect, many2, before2);
}
function soMany(scope, effect, many2, before2) {
  const more2 = scaled(effect, many2);
  if (more2 !== null) return more2;
  const { targets } = scope.draft;
  const [spec, ...others4] = targets.slice(before2);
  if (spec === void 0) return { kind: "repeat", times: many2, do: effect };
  if (others4.length > 0 || spec.min !== 0 || spec.max !== 1) return scope.reject(effect);
  targets[before2] = { ...spec, max: many2 };
  return effect;
}
function hasMoved(scope, of) {
  const set = of.kind === "where" ? of.from : of;
  return set.kind === "bound" && /^(exiled|returned|discarded|milled)/.test(set.name) && scope.isMany(set);
}
function forPlayers(scope, of, what) {
  const name2 = scope.fresh("player");
  const before2 = scope.draft.targets.length;
  const one4 = { kind: "bound", name: name2 };
  scope.mentionPlayers(one4);
  const specs = scope.draft.targets;
  scope.perPlayer = { name: name2, of };
  const effect = what(scope);
  scope.perPlayer = null;
  if (mentions2(specs.slice(before2), name2)) scope.reject(null);
  if (specs.length > before2) {
    if (mentions2(effect, name2) || effect.kind === "may") scope.reject(null);
    return effect;
  }
  if (mentions2(effect, name2)) return { kind: "forEachPlayer", of, as: name2, do: effect };
  return soMany(scope, effect, { kind: "countPlayers", of }, before2);
}
var everyone = either(
  phrase(["opponent"], () => OPPONENTS),
  phrase(["player"], () => EACH_PLAYER),
  phrase(["other player"], () => ({ kind: "otherPlayers" }))
);
function forEachClause(rest2) {
  return rule(
    () => either(
      phrase(["for each", everyone, ",", rest2], (of, what) => (scope) => forPlayers(scope, of, what)),
      phrase(["for each", described, ",", rest2], (which, what) => (scope) => {
        const object4 = which(scope);
        if (object4.zone === 0 && object4.from === void 0) scope.reject(null);
        const of = allOf(object4);
        return forObjects(scope, of, object4.nouns, { kind: "count", of }, what);
      }),
      phrase(["for each of", anyObjects, ",", rest2], (which, what) => (scope) => {
        const of = which(scope);
        return forObjects(scope, of, ["creature", "permanent", "card", "token"], { kind: "count", of }, what);
      }),
      phrase([forEach2, ",", rest2], (which, what) => (scope) => {
        const many2 = which(scope);
        if (typeof many2 === "object" && (many2.kind === "count" || many2.kind === "countPlayers")) scope.reject(null);
        const before2 = scope.draft.targets.length;
        return soMany(scope, what(scope), many2, before2);
      })
    )
  );
}

// packages/oracle/src/compile/grammar/clauses.ts
var action = rule(
  () => either(
    cardActions,
    lifeActions,
    zoneActions,
    permanentActions,
    tokenActions,
    searchActions,
    manaActions,
    digActions,
    keywordActions,
    specialActions
  )
);
var joint = first(
  words2(", then"),
  words2(", and then"),
  words2("and then"),
  words2(", and"),
  words2("and"),
  words2(",")
);
var repeated = rule(
  () => phrase([action, often], (what, many2) => (who2) => (scope) => {
    const targets = scope.draft.targets.length;
    const effect = what(who2)(scope);
    if (scope.draft.targets.length > targets) scope.reject(null);
    return { kind: "repeat", times: many2(scope), do: effect };
  })
);
var often = either(
  phrase(["twice"], () => () => 2),
  phrase([count, "times"], (many2) => many2)
);
var actions2 = rule(
  () => phrase(
    [listOf(either(action, repeated), joint)],
    (parts) => (who2) => (scope) => inSequence(parts.map((part) => part(who2)(scope)))
  )
);
var mayActions = rule(
  () => either(
    phrase(["you may", actionCost], (cost) => (scope) => {
      const paid3 = cost(scope);
      if (paid3.every(({ kind }) => kind === "putCounters")) scope.reject(null);
      return { kind: "mayPay", who: YOU2, cost: paid3 };
    }),
    phrase(["you may", actionCost, "or", actionCost], (cost, other3) => (scope) => {
      const first2 = cost(scope);
      return { kind: "mayPay", who: YOU2, cost: first2, else: { kind: "mayPay", who: YOU2, cost: other3(scope) } };
    }),
    phrase(["you may", actions2], (what) => (scope) => mayDo(YOU2, what, scope)),
    phrase(["you may pay any amount of", token("symbol", (text) => text === "{E}" ? true : null)], () => (scope) => {
      const as = scope.fresh("paid");
      scope.amount = { kind: "bound", name: as };
      scope.thisWay.set("{E} paid", scope.amount);
      return { kind: "payAnyEnergy", who: YOU2, as };
    }),
    phrase(["you may have", simple], (what) => (scope) => ({ kind: "may", who: YOU2, do: what(scope) })),
    phrase(["you may", bareClause], (what) => (scope) => ({ kind: "may", who: YOU2, do: what(scope) })),
    phrase([otherPlayers, "may", actionCost], (who2, cost) => (scope) => ({
      kind: "mayPay",
      who: who2(scope),
      cost: cost(scope)
    })),
    phrase(
      ["any", anyOf2, "may sacrifice", count, described, maybe(words2("of their choice"))],
      (who2, amount4, what) => (scope) => {
        const object4 = what(scope);
        if (object4.zone !== Zone.Battlefield) scope.reject(null);
        const as = scope.fresh("sacrificed");
        const chosen2 = { kind: "bound", name: as };
        const max = amount4(scope);
        if (max !== 1) scope.reject(null);
        scope.mentionPaid(chosen2, [...object4.nouns, "sacrificed"], true);
        return {
          kind: "sequence",
          of: [
            { kind: "chooseObjects", who: who2, from: allOf(object4), min: 0, max, as },
            { kind: "sacrificeObjects", what: chosen2, who: who2 }
          ]
        };
      }
    ),
    phrase([otherPlayers, "may", actions2], (who2, what) => (scope) => mayDo(who2(scope), what, scope))
  )
);
var anyOf2 = either(
  phrase(["opponent"], () => OPPONENTS),
  phrase(["player"], () => EACH_PLAYER)
);
var bareClause = rule(() => either(continuous, distribute));
var simple = rule(
  () => either(
    phrase([described, "can't be countered this turn"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return {
        kind: "applyRule",
        effect: { kind: "restriction", restriction: { kind: "cantBeCountered", what: spells.filter } },
        duration: { kind: "endOfTurn" }
      };
    }),
    phrase([actions2], (what) => (scope) => what(YOU2)(scope)),
    phrase([players2, actions2], (who2, what) => (scope) => doneBy(who2(scope), what, scope)),
    // One of them, whom you choose as it is to be done (608.2d).
    phrase(["an opponent", actions2], (what) => (scope) => {
      const as = scope.fresh("opponent");
      const one4 = { kind: "bound", name: as };
      scope.mentionPlayers(one4);
      return inSequence([{ kind: "choosePlayer", who: YOU2, from: OPPONENTS, as }, what(one4)(scope)]);
    }),
    mayActions,
    continuous,
    damage3,
    distribute,
    fight,
    keywordClauses,
    specialClauses,
    playing,
    naming
  )
);
var naming = rule(
  () => phrase(["choose", listOf(chosenTargets, words2("and"))], (parts) => (scope) => {
    const before2 = scope.draft.targets.length;
    for (const part of parts) part(scope);
    if (scope.draft.targets.length < before2 + parts.length) scope.reject(null);
    return { kind: "sequence", of: [] };
  })
);
function mayDo(who2, what, scope) {
  return doneBy(who2, (player3) => (inner) => optional(player3, what(player3)(inner)), scope);
}
function optional(who2, effect) {
  if (effect.kind === "changeTargets" && effect.must !== true) return effect;
  const [choice2, move, ...more2] = effect.kind === "sequence" ? effect.of : [];
  const puts = choice2?.kind === "chooseObjects" && move?.kind === "move" && more2.length === 0 && (choice2.min === choice2.max || choice2.min === 0);
  return puts ? { kind: "sequence", of: [{ ...choice2, min: 0 }, move] } : { kind: "may", who: who2, do: effect };
}
function doneBy(who2, what, scope) {
  if (!isSeveral2(who2)) return what(who2)(scope);
  const name2 = scope.fresh("player");
  const each = { kind: "bound", name: name2 };
  scope.mentionPlayers(each);
  const effect = what(each)(scope);
  scope.mentionPlayers(who2, true);
  const together2 = takenTogether(effect, name2, who2);
  return together2 ?? { kind: "forEachPlayer", of: who2, as: name2, do: effect };
}
var COLLECTIVE = /* @__PURE__ */ new Set([
  "draw",
  "discard",
  "mill",
  "sacrifice",
  "gainLife",
  "loseLife",
  "scry",
  "surveil",
  "createTokens",
  "playerCounters",
  "shuffle",
  "loseGame",
  "winGame",
  "proliferate"
]);
function takenTogether(effect, name2, who2) {
  const parts = effect.kind === "sequence" ? effect.of : [effect];
  const taken = [];
  for (const part of parts) {
    const named4 = taken.flatMap((each) => "as" in each && each.as !== void 0 ? [each.as] : []);
    const spoken = COLLECTIVE.has(part.kind) ? named4.filter((as) => JSON.stringify(part).includes(`"name":"${as}"`)) : [];
    if (spoken.length > 0) {
      const owner2 = { kind: "bound", name: name2 };
      const own2 = rewrite(
        part,
        (inner) => inner["kind"] === "count" && spoken.some((as) => JSON.stringify(inner["of"]) === JSON.stringify(bound5(as))) ? { kind: "count", of: { kind: "where", from: inner["of"], filter: { kind: "ownedBy", who: owner2 } } } : void 0
      );
      const left2 = JSON.stringify(own2).replaceAll('"kind":"where","from":{"kind":"bound"', "");
      if (spoken.some((as) => left2.includes(`{"kind":"bound","name":"${as}"}`))) return null;
      taken.push({ kind: "forEachPlayer", of: who2, as: name2, do: own2 });
      continue;
    }
    if (part.kind === "chooseObjects" && part.from.kind === "all" && part.from.of !== void 0) {
      taken.push({ ...part, who: who2, from: { ...part.from, of: who2 } });
      continue;
    }
    if (part.kind === "move" && part.to.shuffle === true) {
      const all3 = rewrite(part, (inner) => inner["kind"] === "bound" && inner["name"] === name2 ? who2 : void 0);
      taken.push(all3);
      continue;
    }
    if ((part.kind === "reveal" || part.kind === "exile") && part.what.kind === "topOfLibrary") {
      taken.push(rewrite(part, (inner) => inner["kind"] === "bound" && inner["name"] === name2 ? who2 : void 0));
      continue;
    }
    if ((part.kind === "move" || part.kind === "exile") && !JSON.stringify(part).includes(`"name":"${name2}"`)) {
      taken.push(part);
      continue;
    }
    if (!COLLECTIVE.has(part.kind) || !("who" in part)) return null;
    const changed3 = { ...part, who: who2 };
    if (JSON.stringify(changed3).includes(`"name":"${name2}"`)) return null;
    taken.push(changed3);
  }
  return inSequence(taken);
}
function bound5(name2) {
  return { kind: "bound", name: name2 };
}
function conditional2(so, then) {
  return { kind: "if", condition: so, then };
}
var unless = rule(
  () => either(
    phrase([simple, "unless", players2, paysCost], (what, who2, cost) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who2(scope), cost(scope), effect, scope);
    }),
    phrase([simple, "unless", players2, paysCost, "or", paysCost], (what, who2, cost, other3) => (scope) => {
      const effect = what(scope);
      const player3 = who2(scope);
      if (isSeveral2(player3)) scope.reject(null);
      const first2 = cost(scope);
      return unlessPaid(player3, first2, unlessPaid(player3, other3(scope), effect, scope), scope);
    }),
    phrase([simple, "unless", condition], (what, so) => (scope) => {
      const then = what(scope);
      return conditional2({ kind: "not", of: so(scope) }, then);
    }),
    phrase(["unless", players2, paysCost, ",", series], (who2, cost, what) => (scope) => {
      const player3 = who2(scope);
      const paid3 = cost(scope);
      return unlessPaid(player3, paid3, what(scope), scope);
    })
  )
);
function unlessPaid(who2, cost, effect, scope) {
  if (!isSeveral2(who2)) return { kind: "mayPay", who: who2, cost, else: effect };
  const name2 = scope.fresh("player");
  const each = { kind: "bound", name: name2 };
  if (!("who" in effect) || !("kind" in effect.who) || effect.who.kind !== who2.kind) return scope.reject(effect);
  return {
    kind: "forEachPlayer",
    of: who2,
    as: name2,
    do: { kind: "mayPay", who: each, cost, else: { ...effect, who: each } }
  };
}
var paysCost = rule(
  () => either(
    actionCost,
    phrase(
      ["pay|pays", manaCost, ", where x is", value],
      (cost, amount4) => (scope) => cost === "{X}" ? [{ kind: "genericMana", amount: amount4(scope) }] : scope.reject([])
    ),
    phrase(["pay|pays", manaCost, "plus an additional", manaCost, forEach2], (cost, more2, each) => (scope) => {
      const [one4, other3] = [genericOf(cost), genericOf(more2)];
      if (one4 === null || other3 === null) return scope.reject([]);
      return [{ kind: "genericMana", amount: { kind: "sum", of: [one4, times2(other3, each(scope))] } }];
    }),
    phrase(
      ["pay|pays", manaCost, "for each", eachOf3],
      (cost, amount4) => (scope) => cost === "{1}" ? [{ kind: "genericMana", amount: amount4(scope) }] : scope.reject([])
    )
  )
);
var eachOf3 = rule(
  () => phrase([described], (what) => (scope) => ({ kind: "count", of: allOf(what(scope)) }))
);
var delayedClause = rule(
  () => either(
    phrase(
      ["at the beginning of the next", stepWord, ",", series],
      (step, what) => (scope) => delayed2(step, { kind: "eachPlayer" }, what(scope))
    ),
    phrase(
      [simple, "at the beginning of the next", stepWord],
      (what, step) => (scope) => delayed2(step, { kind: "eachPlayer" }, what(scope))
    ),
    phrase(
      [simple, "at the beginning of your next", stepWord],
      (what, step) => (scope) => delayed2(step, YOU2, what(scope))
    ),
    phrase(
      ["at the beginning of your next", stepWord, ",", series],
      (step, what) => (scope) => delayed2(step, YOU2, what(scope))
    ),
    phrase([simple, "at the beginning of the next turn's upkeep"], (what) => (scope) => ({
      ...delayed2(Step.Upkeep, { kind: "eachPlayer" }, what(scope)),
      laterTurn: true
    })),
    phrase(
      [simple, "at end of combat"],
      (what) => (scope) => delayed2(Step.EndCombat, { kind: "eachPlayer" }, what(scope))
    )
  )
);
function delayed2(step, whose4, effect) {
  const keep = boundNames(effect);
  const kept2 = keep.length === 0 ? {} : { keep };
  return { kind: "delayed", event: { kind: "beginningOf", step, whose: whose4 }, effect, once: true, ...kept2 };
}
function boundNames(effect) {
  const used = /* @__PURE__ */ new Set();
  const made = /* @__PURE__ */ new Set();
  visit(effect, (part) => {
    if (part["kind"] === "bound" && typeof part["name"] === "string") used.add(part["name"]);
    if (typeof part["as"] === "string") made.add(part["as"]);
  });
  return [...used].filter((name2) => !made.has(name2));
}
function onlyIfPaid(scope, before2, test) {
  if (test.kind !== "paid") return;
  const { targets } = scope.draft;
  for (const [at, spec] of targets.entries()) {
    const only = (then) => then === 0 ? 0 : { kind: "conditional", if: test, then, else: 0 };
    if (at >= before2) targets[at] = { ...spec, min: only(spec.min), max: only(spec.max) };
  }
}
var series = rule(
  () => phrase(
    [listOf(either(simple, unless, delayedClause), joint)],
    (parts) => (scope) => inSequence(parts.map((part) => part(scope)))
  )
);
var clause3 = rule(
  () => either(
    simple,
    unless,
    delayedClause,
    forEachClause(series),
    phrase(["if", condition, ",", series], (so, then) => (scope) => {
      const test = so(scope);
      const before2 = scope.draft.targets.length;
      const effect = then(scope);
      onlyIfPaid(scope, before2, test);
      return conditional2(test, effect);
    }),
    phrase([simple, "if", condition], (then, so) => (scope) => {
      const before2 = scope.draft.targets.length;
      const mark = scope.mark();
      const effect = then(scope);
      if (effect.kind === "permit" || effect.kind === "castNow") scope.reject(null);
      const test = scope.beforeDone(mark, () => so(scope));
      onlyIfPaid(scope, before2, test);
      return conditional2(test, effect);
    })
  )
);
var clauses = rule(
  () => phrase([listOf(clause3, joint)], (parts) => (scope) => inSequence(parts.map((part) => part(scope))))
);
function withX(effect, amount4) {
  return rewrite(effect, (part) => part["kind"] === "x" ? amount4 : void 0);
}
var effectSentence = rule(
  () => either(
    // An X that an earlier sentence of the ability said what it is.
    phrase([clauses], (what) => (scope) => {
      const effect = what(scope);
      return scope.x === null ? effect : withX(effect, scope.x);
    }),
    phrase([clauses, ", where x is", value], (what, amount4) => (scope) => {
      const before2 = scope.draft.targets.length;
      const effect = what(scope);
      const number = amount4(scope);
      scope.x = number;
      const { targets } = scope.draft;
      for (const [at, spec] of targets.entries()) if (at >= before2) targets[at] = withX(spec, number);
      return withX(effect, number);
    })
  )
);
function push(scope, effect) {
  scope.draft.effects.push(effect);
}
function revise(scope, change2) {
  const { effects, reflexives } = scope.draft;
  if (reflexives.some((each) => each.effects === effects.length)) scope.reject(null);
  const last = effects.pop();
  const changed3 = last === void 0 ? null : change2(last);
  if (changed3 === null) scope.reject(null);
  else scope.draft.effects.push(changed3);
}
var DONE_TO_CHOSEN = /* @__PURE__ */ new Set(["move", "exile", "sacrificeObjects"]);
function ifDone(last, then) {
  if (last.kind === "sequence") {
    const [choice2, move] = last.of.slice(-2);
    if (choice2?.kind === "chooseObjects" && choice2.min === 0 && move !== void 0 && DONE_TO_CHOSEN.has(move.kind))
      return inSequence([...last.of, conditional2({ kind: "exists", what: { kind: "bound", name: choice2.as } }, then)]);
    const tail = last.of[last.of.length - 1];
    const done4 = tail === void 0 ? null : ifDone(tail, then);
    return done4 === null ? null : inSequence([...last.of.slice(0, -1), done4]);
  }
  if (last.kind === "castNow" && last.as !== void 0)
    return inSequence([last, conditional2({ kind: "exists", what: { kind: "bound", name: last.as } }, then)]);
  if (last.kind === "mayPay" && last.then === void 0) {
    if (last.else === void 0) return { ...last, then };
    const other3 = last.else.kind === "mayPay" ? ifDone(last.else, then) : null;
    return other3 === null ? null : { ...last, then, else: other3 };
  }
  if (last.kind === "may" && last.else === void 0) return { ...last, do: inSequence([last.do, then]) };
  const done3 = (last.kind === "castNow" || last.kind === "discard" || last.kind === "sacrifice") && last.as !== void 0;
  if (done3) return inSequence([last, conditional2({ kind: "exists", what: { kind: "bound", name: last.as } }, then)]);
  return null;
}
function ifNotDone(last, instead4) {
  if (last.kind === "sequence") {
    const tail = last.of[last.of.length - 1];
    const done3 = tail === void 0 ? null : ifNotDone(tail, instead4);
    return done3 === null ? null : inSequence([...last.of.slice(0, -1), done3]);
  }
  if (last.kind === "castNow" && last.as !== void 0) {
    const none = { kind: "not", of: { kind: "exists", what: { kind: "bound", name: last.as } } };
    return inSequence([last, conditional2(none, instead4)]);
  }
  if (last.kind === "mayPay") {
    if (last.else === void 0) return { ...last, else: instead4 };
    const other3 = last.else.kind === "mayPay" ? ifNotDone(last.else, instead4) : null;
    return other3 === null ? null : { ...last, else: other3 };
  }
  if (last.kind === "may" && last.else === void 0) return { ...last, else: instead4 };
  if (last.kind !== "if" || last.else !== void 0) return null;
  const then = ifNotDone(last.then, instead4);
  return then === null ? null : { ...last, then, else: instead4 };
}
function inPlaceOf(scope, next) {
  return scope.without(namesMade(scope.draft.effects[scope.draft.effects.length - 1] ?? null), next);
}
function namesMade(effect) {
  const names2 = /* @__PURE__ */ new Set();
  visit(effect, (part) => {
    if (typeof part["as"] === "string") names2.add(part["as"]);
  });
  return names2;
}
function otherwise(last, instead4) {
  if (last.kind === "sequence") {
    const tail = last.of[last.of.length - 1];
    const done3 = tail === void 0 ? null : otherwise(tail, instead4);
    return done3 === null ? null : inSequence([...last.of.slice(0, -1), done3]);
  }
  if (last.kind === "if") return last.else === void 0 ? { ...last, else: instead4 } : null;
  return ifNotDone(last, instead4);
}
function onLast(last, change2) {
  const changed3 = change2(last);
  if (changed3 !== null) return changed3;
  if (last.kind === "sequence") {
    const tail = last.of[last.of.length - 1];
    const inner = tail === void 0 ? null : onLast(tail, change2);
    return inner === null ? null : inSequence([...last.of.slice(0, -1), inner]);
  }
  if (last.kind === "may") {
    const done3 = onLast(last.do, change2);
    return done3 === null ? null : { ...last, do: done3 };
  }
  if (last.kind !== "if" && last.kind !== "mayPay" || last.then === void 0 || last.else !== void 0) return null;
  const then = onLast(last.then, change2);
  return then === null ? null : { ...last, then };
}
var noRegeneration = first(
  words2("it can't be regenerated"),
  words2("they can't be regenerated"),
  words2("that creature can't be regenerated"),
  words2("a creature destroyed this way can't be regenerated"),
  words2("creatures destroyed this way can't be regenerated")
);
var damageInstead = rule(
  () => either(
    phrase([singleObject, "deals", count, "damage instead if", condition], (_source, amount4, so) => (scope) => {
      const number = amount4(scope);
      return { test: so(scope), number, whom: null };
    }),
    phrase(
      [singleObject, "deals", count, "damage to", singleObject, "instead if", condition],
      (_source, amount4, to, so) => (scope) => {
        const number = amount4(scope);
        const whom = to(scope);
        return { test: so(scope), number, whom };
      }
    ),
    phrase(["if", condition, ",", singleObject, "deals", count, "damage instead"], (so, _source, amount4) => (scope) => {
      const test = so(scope);
      return { test, number: amount4(scope), whom: null };
    }),
    phrase(["if", condition, ",", singleObject, "deals double that damage instead"], (so) => (scope) => ({
      test: so(scope),
      number: null,
      whom: null
    }))
  )
);
var whenDone2 = rule(
  () => either(
    phrase(
      ["when you|they do ,", maybe(phrase(["if", condition, ","], (so) => so)), effectSentence],
      (so, then) => (scope) => {
        const condition2 = so === null ? null : so(scope);
        beginReflexive(scope, condition2, ifDoneOrNot);
        push(scope, then(scope));
      }
    ),
    phrase(
      ["when you", given2, "a|an|one|two", maybe(words2("or more")), described, "this way ,", effectSentence],
      (done3, _more, what, then) => (scope) => {
        const of = scope.findDone(done3).objects;
        const { filter } = what(scope);
        const those2 = filter.kind === "any" ? of : { kind: "where", from: of, filter };
        beginReflexive(
          scope,
          null,
          (last, trigger2) => inSequence([last, conditional2({ kind: "exists", what: those2 }, trigger2)])
        );
        push(scope, then(scope));
      }
    )
  )
);
var given2 = either(
  phrase(["discard"], () => "discarded"),
  phrase(["sacrifice"], () => "sacrificed"),
  phrase(["exile"], () => "exiled"),
  phrase(["return"], () => "returned"),
  phrase(["mill"], () => "milled")
);
function beginReflexive(scope, condition2, after) {
  const { targets, effects, reflexives } = scope.draft;
  if (effects.length === 0) scope.reject(null);
  reflexives.push({ targets: targets.length, effects: effects.length, condition: condition2, after });
}
function ifDoneOrNot(last, trigger2) {
  const done3 = ifDone(last, trigger2);
  if (done3 !== null) return done3;
  const tail = last.kind === "sequence" ? last.of[last.of.length - 1] : last;
  if (tail?.kind !== "sacrifice" && tail?.kind !== "discard" || tail.as === void 0) return null;
  const condition2 = { kind: "exists", what: { kind: "bound", name: tail.as } };
  return inSequence([last, conditional2(condition2, trigger2)]);
}
var instead3 = rule(
  () => either(
    phrase(["if", condition, ",", effectSentence, "instead"], (so, next) => (scope) => {
      const before2 = scope.draft.targets.length;
      const test = so(scope);
      takeThePlace(scope, before2, test, inPlaceOf(scope, next));
    }),
    phrase(["if", condition, ", instead", effectSentence], (so, next) => (scope) => {
      const before2 = scope.draft.targets.length;
      const test = so(scope);
      takeThePlace(scope, before2, test, inPlaceOf(scope, next));
    }),
    phrase([damageInstead], (amount4) => (scope) => {
      const { test, number, whom } = amount4(scope);
      revise(scope, (last) => dealtInstead(last, test, number, whom));
    }),
    phrase([effectSentence, "instead if", condition], (next, so) => (scope) => {
      const before2 = scope.draft.targets.length;
      const then = inPlaceOf(scope, next);
      takeThePlace(scope, before2, so(scope), then);
    })
  )
);
function withHaste(effect, hasteFor) {
  if (effect.kind !== "addMana" || effect.mana.kind === "producedByEvent") return null;
  const { mana: mana2 } = effect;
  return { ...effect, mana: { ...mana2, spend: { ...mana2.spend, hasteFor } } };
}
var dividedInstead = rule(
  () => phrase(
    ["if", condition, ",", singleObject, "deals", count, "damage divided as you choose among them instead"],
    (so, _source, amount4) => (scope) => {
      const test = so(scope);
      return { test, number: amount4(scope) };
    }
  )
);
function dealtInstead(last, test, number, whom) {
  if (last.kind === "sequence") {
    const tail = last.of[last.of.length - 1];
    const changed3 = tail === void 0 ? null : dealtInstead(tail, test, number, whom);
    return changed3 === null ? null : inSequence([...last.of.slice(0, -1), changed3]);
  }
  if (last.kind !== "damage") return null;
  if (whom !== null && JSON.stringify(last.to) !== JSON.stringify(whom)) return null;
  const then = number ?? { kind: "times", of: last.amount, by: 2 };
  return { ...last, amount: { kind: "conditional", if: test, then, else: last.amount } };
}
function takeThePlace(scope, before2, test, done3) {
  const { targets } = scope.draft;
  if (targets.length > before2) {
    if (test.kind !== "paid") scope.reject(null);
    onlyIfPaid(scope, before2, test);
    const last = scope.draft.effects[scope.draft.effects.length - 1];
    const others4 = JSON.stringify([scope.draft.effects.slice(0, -1), done3, targets.slice(before2)]);
    for (const [at, spec] of targets.slice(0, before2).entries()) {
      const named4 = `"name":"${spec.name}"`;
      if (!JSON.stringify(last).includes(named4) || others4.includes(named4)) continue;
      const then = 0;
      const unpaid2 = (or) => or === 0 ? 0 : { kind: "conditional", if: test, then, else: or };
      targets[at] = { ...spec, min: unpaid2(spec.min), max: unpaid2(spec.max) };
    }
  }
  const optional2 = (done3.kind === "may" || done3.kind === "mayPay") && done3.else === void 0;
  revise(scope, (last) => {
    const then = optional2 ? { ...done3, else: last } : done3;
    return { kind: "if", condition: test, then, else: last };
  });
}
var countered = rule(
  () => either(
    phrase(
      [
        first(words2("put it"), words2("put that card")),
        first(words2("on the top or bottom of"), words2("on your choice of the top or bottom of")),
        "its owner's library"
      ],
      () => () => "either end"
    ),
    phrase([first(words2("exile it"), words2("exile that card"))], () => () => ({ zone: Zone.Exile })),
    phrase([first(words2("put it"), words2("put that card")), place], (_put, to) => to)
  )
);
var putWhere = first(words2("onto the battlefield"), words2("into your hand"));
var followUps = rule(
  () => either(
    phrase(
      [
        either(
          words2("if you do ,"),
          words2("if they do ,"),
          words2("if that player does ,"),
          words2("if a|the player does ,"),
          words2("if they do ,")
        ),
        effectSentence
      ],
      (_if, then) => (scope) => {
        const effect = then(scope);
        revise(scope, (last) => ifDone(last, effect));
      }
    ),
    phrase(
      [
        either(
          words2("if you don't ,"),
          words2("if they don't ,"),
          words2("if that player doesn't ,"),
          phrase(["if you don't put", first(words2("it"), words2("the|that card")), putWhere, ","], () => ""),
          words2("if the player doesn't ,")
        ),
        effectSentence
      ],
      (_if, then) => (scope) => {
        const effect = scope.otherwise(() => then(scope));
        revise(scope, (last) => ifNotDone(last, effect));
      }
    ),
    phrase(["otherwise ,", effectSentence], (then) => (scope) => {
      const effect = scope.otherwise(() => then(scope));
      revise(scope, (last) => otherwise(last, effect));
    }),
    phrase(
      [either(words2("it has"), words2("they have"), words2("that token has"), words2("those tokens have")), granted],
      (_has, given3) => (scope) => {
        const added = grantedBy(given3(scope));
        revise(scope, (last) => madeWith(last, added));
      }
    ),
    instead3,
    whenDone2,
    phrase([playingFollowUp], (change2) => (scope) => revise(scope, (last) => onLast(last, change2))),
    phrase([effectSentence], (next) => (scope) => {
      scope.thisWay.set("damage prevented", { kind: "bound", name: EVENT_NAMES.amount });
      const then = next(scope);
      scope.thisWay.delete("damage prevented");
      revise(scope, (last) => preventing(last, then));
    }),
    phrase([spendOnly], (what) => (scope) => {
      const spend = what(scope);
      revise(scope, (last) => withSpending(last, spend));
    }),
    phrase(
      [first(words2("for each opponent who can't ,"), words2("for each player who can't ,")), effectSentence],
      (_who, next) => (scope) => {
        const then = next(scope);
        const unable = { kind: "bound", name: scope.fresh("unable") };
        revise(scope, (last) => whoCannot(last, then, unable));
      }
    ),
    phrase(
      [
        "if a permanent's ability is countered this way , activated abilities of that permanent can't be activated this turn"
      ],
      () => (scope) => revise(scope, withoutActivations)
    ),
    phrase(["if that mana is spent on a|an", described, ", it gains haste until end of turn"], (what) => (scope) => {
      const spell = what(scope);
      if (spell.head !== "spell") scope.reject(null);
      revise(scope, (last) => onLast(last, (effect) => withHaste(effect, spell.filter)));
    }),
    // "Destroy that creature if … instead if …": what was done on a condition is done on another.
    phrase([simple, "if", condition, "instead if", condition], (what, so, other3) => (scope) => {
      const before2 = scope.draft.targets.length;
      const then = what(scope);
      const inner = conditional2(so(scope), then);
      const test = other3(scope);
      if (scope.draft.targets.length > before2) scope.reject(null);
      revise(scope, (last) => last.kind === "if" ? { ...conditional2(test, inner), else: last } : null);
    }),
    phrase([dividedInstead], (change2) => (scope) => {
      const { test, number: then } = change2(scope);
      const { targets } = scope.draft;
      const spec = targets[targets.length - 1];
      if (spec?.divide === void 0) scope.reject(null);
      else {
        const amount4 = { kind: "conditional", if: test, then, else: spec.divide.amount };
        targets[targets.length - 1] = { ...spec, divide: { ...spec.divide, amount: amount4 } };
      }
    }),
    phrase([noRegeneration], () => (scope) => revise(scope, (last) => withoutRegeneration(last))),
    phrase(
      [
        "if that|the|a spell is countered this way ,",
        countered,
        "instead of",
        first(
          words2("putting it into its owner's graveyard"),
          words2("into its owner's graveyard"),
          words2("into that player's graveyard")
        )
      ],
      (where) => (scope) => {
        const to = where(scope);
        revise(scope, (last) => counteredTo(last, to));
      }
    ),
    phrase(
      [
        either(
          words2("it's still a land"),
          words2("they're still lands"),
          words2("that land is still a land"),
          words2("it's still a planeswalker")
        )
      ],
      () => (scope) => revise(scope, stillItsTypes)
    ),
    phrase(
      [first(words2("you may choose new targets for the copy"), words2("you may choose new targets for the copies"))],
      () => (scope) => revise(scope, (last) => withNewTargets(last))
    ),
    phrase(["any player may activate this ability"], () => (scope) => {
      scope.draft.anyPlayer = true;
    }),
    phrase(["this ability costs", manaCost, "less to activate", forEach2], (cost, each) => (scope) => {
      const generic = genericOf(cost);
      if (generic === null) scope.reject(null);
      else scope.draft.costsLess = times2(generic, each(scope));
    }),
    phrase(["this ability costs", manaCost, "less to activate if", condition], (cost, so) => (scope) => {
      const then = genericOf(cost);
      if (then === null) scope.reject(null);
      else scope.draft.costsLess = { kind: "conditional", if: so(scope), then, else: 0 };
    }),
    phrase(["this ability costs {X} less to activate , where x is", value], (amount4) => (scope) => {
      scope.draft.costsLess = amount4(scope);
    }),
    activationLimits
  )
);
function genericOf(cost) {
  const generic = /^\{(\d+)\}$/.exec(cost);
  return generic === null ? null : Number(generic[1]);
}
function atEitherEnd(counter2) {
  const options = ["top", "bottom"].map((position) => ({
    label: position,
    effect: { ...counter2, to: { zone: Zone.Library, position } }
  }));
  return { kind: "chooseEffect", who: YOU2, options };
}
function counteredTo(last, to) {
  if (last.kind === "counter") {
    if (last.to !== void 0) return null;
    return to === "either end" ? atEitherEnd(last) : { ...last, to };
  }
  if (last.kind === "mayPay" && last.else !== void 0) {
    const changed4 = counteredTo(last.else, to);
    return changed4 === null ? null : { ...last, else: changed4 };
  }
  if (last.kind !== "sequence") return null;
  const at = last.of.findLastIndex((each) => each.kind === "counter" || each.kind === "mayPay");
  const part = last.of[at];
  const changed3 = part === void 0 ? null : counteredTo(part, to);
  return changed3 === null ? null : inSequence(last.of.map((each, i) => i === at ? changed3 : each));
}
function whoCannot(last, then, unable) {
  if (last.kind !== "discard" && last.kind !== "sacrifice" || last.count !== 1) return null;
  const what = last.kind === "sacrifice" ? { kind: "permanents", filter: last.filter } : last.filter === void 0 ? "handSize" : null;
  if (what === null) return null;
  const of = { kind: "having", of: last.who, what, op: "<", value: 1 };
  const each = then.kind === "draw" && then.count === 1 ? { ...then, count: unable } : { kind: "repeat", times: unable, do: then };
  return inSequence([{ kind: "letNumber", as: unable.name, value: { kind: "countPlayers", of } }, last, each]);
}
function withoutActivations(last) {
  if (last.kind !== "counter") return null;
  const name2 = "source";
  const what = { kind: "among", what: { kind: "bound", name: name2 } };
  const objects3 = {
    kind: "where",
    from: { kind: "sourceOf", what: last.what },
    filter: { kind: "inZone", zone: Zone.Battlefield }
  };
  return inSequence([
    { kind: "let", as: name2, objects: objects3 },
    last,
    {
      kind: "applyRule",
      effect: { kind: "restriction", restriction: { kind: "cantActivate", what, exceptMana: false } },
      duration: { kind: "endOfTurn" }
    }
  ]);
}
function preventing(last, then) {
  if (!JSON.stringify(then).includes(`"name":"${EVENT_NAMES.amount}"`)) return null;
  if (last.kind === "sequence") {
    const tail = last.of[last.of.length - 1];
    const made = tail === void 0 ? null : preventing(tail, then);
    return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
  }
  if (last.kind !== "applyReplacement" || last.replacement.kind !== "damage") return null;
  const { outcome: outcome2 } = last.replacement;
  if (outcome2.kind !== "prevent" || outcome2.amount !== "all" || outcome2.then !== void 0) return null;
  return { ...last, replacement: { ...last.replacement, outcome: { ...outcome2, then } } };
}
function stillItsTypes(effect) {
  const changed3 = rewrite(effect, (part) => part["kind"] === "setTypes" ? { ...part, kind: "addTypes" } : void 0);
  return JSON.stringify(changed3).includes('"kind":"addTypes"') ? changed3 : null;
}
function madeWith(last, { keywords, abilities: abilities3 }) {
  if (last.kind === "createTokens") {
    const { token: token2 } = last;
    return {
      ...last,
      token: {
        ...token2,
        ...tokenKeywords((token2.keywords ?? 0) | keywords),
        abilities: [...token2.abilities ?? [], ...abilities3]
      }
    };
  }
  if (last.kind === "may" && last.else === void 0) {
    const done3 = madeWith(last.do, { keywords, abilities: abilities3 });
    return done3 === null ? null : { ...last, do: done3 };
  }
  if (last.kind === "if" && last.else === void 0) {
    const then = madeWith(last.then, { keywords, abilities: abilities3 });
    return then === null ? null : { ...last, then };
  }
  if (last.kind !== "sequence") return null;
  const tail = last.of[last.of.length - 1];
  const made = tail === void 0 ? null : madeWith(tail, { keywords, abilities: abilities3 });
  return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
}
function tokenKeywords(keywords) {
  return keywords === 0 ? {} : { keywords };
}
function grantedBy(changes) {
  return {
    keywords: changes.reduce((bits2, each) => bits2 | (each.kind === "addKeywords" ? each.keywords : 0), 0),
    abilities: changes.flatMap((each) => each.kind === "addAbilities" ? each.abilities : [])
  };
}
function withNewTargets(effect) {
  if (effect.kind === "copySpell") return { ...effect, newTargets: true };
  if (effect.kind === "mayPay" && effect.then !== void 0) {
    const then = withNewTargets(effect.then);
    return then === null ? null : { ...effect, then };
  }
  if (effect.kind === "may") {
    const done3 = withNewTargets(effect.do);
    return done3 === null ? null : { ...effect, do: done3 };
  }
  if (effect.kind !== "sequence") return null;
  const last = effect.of[effect.of.length - 1];
  const changed3 = last === void 0 ? null : withNewTargets(last);
  return changed3 === null ? null : { kind: "sequence", of: [...effect.of.slice(0, -1), changed3] };
}
function withoutRegeneration(last) {
  if (last.kind === "destroy") return { ...last, noRegeneration: true };
  if (last.kind !== "sequence") return null;
  const destroyed2 = last.of.some((each) => each.kind === "destroy");
  return destroyed2 ? {
    kind: "sequence",
    of: last.of.map((each) => each.kind === "destroy" ? { ...each, noRegeneration: true } : each)
  } : null;
}
var chosenTargets = rule(() => either(anyObjects, otherPlayers));
var sentence2 = rule(
  () => either(
    phrase([naming], (what) => (scope) => {
      what(scope);
    }),
    phrase([effectSentence], (what) => (scope) => push(scope, what(scope))),
    phrase(["then", effectSentence], (what) => (scope) => push(scope, what(scope))),
    followUps,
    digSentences
  )
);

// packages/oracle/src/compile/grammar/events/subjects.ts
var thatObject2 = { kind: "bound", name: EVENT_NAMES.object };
var thatPlayer2 = { kind: "bound", name: EVENT_NAMES.player };
var thatAmount = { kind: "bound", name: EVENT_NAMES.amount };
var thatOther = { kind: "bound", name: EVENT_NAMES.other };
var IS_SELF = { kind: "isSelf" };
function ofDescription(what, many2) {
  const owned = what.of === null || what.of.kind === "eachPlayer" ? [] : [{ kind: "ownedBy", who: what.of }];
  const spells = what.head === "spell" ? [{ kind: "isSpell" }] : [];
  return {
    filter: conjunction([...spells, what.filter, ...owned]),
    self: false,
    many: many2,
    nouns: what.nouns,
    head: what.head,
    zone: what.zone
  };
}
var ITSELF = {
  filter: IS_SELF,
  self: true,
  many: false,
  nouns: ["creature", "permanent", "card"],
  head: null,
  zone: Zone.Battlefield
};
var HOST = {
  ...ITSELF,
  filter: { kind: "attachedToBySource" },
  self: false,
  nouns: ["creature", "permanent", "land"]
};
var attached = either(
  phrase(["enchanted", token("word", (text) => text === "player" ? null : text)], () => true),
  phrase(["equipped creature"], () => true),
  phrase(["fortified land"], () => true)
);
var watched = rule(
  () => either(
    phrase([selfObject], () => () => ITSELF),
    // "When you cycle this card or it dies"
    phrase(["it"], () => (scope) => {
      const found = scope.find(null, false);
      return found.kind === "self" || found === scope.self ? ITSELF : scope.reject(ITSELF);
    }),
    phrase(["a|an", described], (what) => (scope) => ofDescription(what(scope), false)),
    phrase(["another", described], (what) => (scope) => another(ofDescription(what(scope), false))),
    phrase(
      [selfObject, "or another", described],
      (_self, what) => (scope) => orItself(ofDescription(what(scope), false))
    ),
    phrase([selfObject, "or equipped creature"], () => () => orItself(HOST)),
    phrase(["one or more", maybe(words2("other")), described], (other3, what) => (scope) => {
      const several2 = ofDescription(what(scope), true);
      return other3 === null ? several2 : another(several2);
    }),
    phrase(
      [selfObject, "and/or one or more other", described],
      (_self, what) => (scope) => orItself(ofDescription(what(scope), true))
    ),
    phrase([attached], () => () => HOST)
  )
);
function another(what) {
  return { ...what, filter: conjunction([{ kind: "other" }, what.filter]) };
}
function orItself(what) {
  return { ...what, filter: disjunction([IS_SELF, what.filter]) };
}
function bindObject(scope, what, gone) {
  if (what.many) {
    scope.draft.oneOrMore = true;
    scope.mentionObjects(thatObject2, [...what.nouns, "card"], true);
    scope.amount = { kind: "count", of: thatObject2 };
  } else if (what.self && !gone) scope.mentionObjects({ kind: "self" }, what.nouns, false);
  else {
    scope.mentionObjects(thatObject2, [...what.nouns, "card"], false);
    if (what.self) scope.self = thatObject2;
  }
}
var actor = either(
  phrase(["you"], () => () => YOU2),
  phrase(["an opponent"], () => (scope) => acting(scope, OPPONENTS)),
  phrase(["one of your opponents"], () => (scope) => acting(scope, OPPONENTS)),
  phrase(["a player"], () => (scope) => acting(scope, EACH_PLAYER)),
  phrase(["another player"], () => (scope) => acting(scope, { kind: "otherPlayers" })),
  phrase(["enchanted player"], () => (scope) => acting(scope, { kind: "enchantedPlayer" })),
  phrase(["the chosen player"], () => (scope) => acting(scope, { kind: "chosenForSource" }))
);
function acting(scope, who2) {
  scope.mentionPlayers(thatPlayer2);
  return who2;
}

// packages/oracle/src/compile/grammar/events/beginnings.ts
var OTHERS2 = { kind: "otherPlayers" };
var host3 = either(
  phrase(["enchanted", token("word", (text) => text === "player" ? null : text)], () => true),
  words2("equipped creature")
);
var whose3 = either(
  phrase(["your"], () => YOU2),
  phrase(["each player's"], () => EACH_PLAYER),
  phrase(["each opponent's"], () => OPPONENTS),
  phrase(["each of your opponents'"], () => OPPONENTS),
  phrase(["each other player's"], () => OTHERS2),
  phrase(["enchanted player's"], () => ({ kind: "enchantedPlayer" })),
  phrase(["the chosen player's"], () => ({ kind: "chosenForSource" })),
  phrase([host3, "'s controller's"], () => ({ kind: "controllerOf", what: { kind: "attachedTo" } }))
);
var steps = either(
  stepWord,
  phrase(["precombat|first main phases"], () => Step.PrecombatMain),
  phrase(["postcombat|second main phases"], () => Step.PostcombatMain),
  phrase(["upkeeps"], () => Step.Upkeep),
  phrase(["end steps"], () => Step.EndTurn)
);
var beginnings = rule(
  () => either(
    phrase(["the beginning of", whose3, stepWord], (who2, step) => (scope) => beginning2(scope, step, who2)),
    phrase(["the beginning of each of your", steps], (step) => (scope) => beginning2(scope, step, YOU2)),
    phrase(["the beginning of each", stepWord], (step) => (scope) => beginning2(scope, step, EACH_PLAYER)),
    phrase(["the beginning of the", stepWord], (step) => (scope) => beginning2(scope, step, EACH_PLAYER)),
    phrase(["the beginning of combat on", whose3, "turn"], (who2) => (scope) => beginning2(scope, Step.BeginCombat, who2)),
    phrase(
      ["the beginning of the", stepWord, "of", host3, "'s controller"],
      (step) => (scope) => beginning2(scope, step, { kind: "controllerOf", what: { kind: "attachedTo" } })
    ),
    phrase(
      ["the beginning of the", stepWord, "of enchanted player"],
      (step) => (scope) => beginning2(scope, step, { kind: "enchantedPlayer" })
    ),
    phrase(
      [first(words2("end of combat"), words2("the end of combat")), maybe(words2("on your turn"))],
      (_end, own2) => (scope) => beginning2(scope, Step.EndCombat, own2 === null ? EACH_PLAYER : YOU2)
    )
  )
);
function beginning2(scope, step, who2) {
  scope.mentionPlayers(who2.kind === "you" ? YOU2 : thatPlayer2);
  if (who2.kind === "controllerOf") scope.mentionObjects(who2.what, ["creature", "permanent", "land", "artifact"], false);
  return { kind: "beginningOf", step, whose: who2 };
}

// packages/oracle/src/compile/grammar/events/verbs.ts
function verb2(event) {
  return () => ({ gone: false, event: (what) => () => event(what.filter) });
}
function leaving(event) {
  return () => ({ gone: true, event: (what) => () => event(what.filter) });
}

// packages/oracle/src/compile/grammar/events/combatVerbs.ts
var attackedPlayer2 = either(
  phrase(["you"], () => YOU2),
  phrase(["a player"], () => EACH_PLAYER),
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["one of your opponents"], () => OPPONENTS),
  phrase(["enchanted player"], () => ({ kind: "enchantedPlayer" })),
  phrase(["another player"], () => ({ kind: "otherPlayers" })),
  phrase(["the player with the most life or tied for most life"], () => ({ kind: "mostLife" }))
);
var target4 = rule(
  () => either(
    phrase([attackedPlayer2], (defender) => (scope) => {
      if (defender.kind === "you") {
        scope.mentionPlayers({ kind: "controllerOf", what: thatObject2 });
        scope.mentionPlayers(thatPlayer2);
      } else scope.mentionPlayers(thatOther);
      return { defender };
    }),
    phrase([attackedPlayer2, "or a|an", described], (defender, what) => (scope) => {
      const attacked2 = permanents5(what(scope), scope);
      scope.mentionPlayers(defender.kind === "you" ? thatPlayer2 : { kind: "defendingPlayer", of: thatObject2 });
      return { defender, attacked: attacked2 };
    }),
    phrase(["a|an", described], (what) => (scope) => {
      const attacked2 = permanents5(what(scope), scope);
      scope.mentionAside(thatOther, what(scope).nouns);
      return { attacked: attacked2 };
    })
  )
);
function permanents5({ filter, zone }, scope) {
  return zone === Zone.Battlefield ? filter : scope.reject(filter);
}
var attacking3 = rule(
  () => either(
    phrase(["attacks|attack", maybe(words2("alone")), maybe(target4)], (alone, whom) => ({
      gone: false,
      event: (what) => (scope) => ({
        kind: "attacks",
        what: what.filter,
        ...whom === null ? {} : whom(scope),
        ...alone === null ? {} : { alone: true }
      })
    })),
    phrase(
      ["attacks and isn't blocked"],
      verb2((filter) => ({ kind: "unblocked", what: filter }))
    ),
    phrase(
      ["attack and are not blocked"],
      verb2((filter) => ({ kind: "unblocked", what: filter }))
    )
  )
);
var opposing = rule(
  () => either(
    phrase(["a|an", described], (what) => (scope) => {
      const other3 = what(scope);
      scope.mentionAside(thatOther, other3.nouns);
      return permanents5(other3, scope);
    }),
    phrase([selfObject], () => () => IS_SELF),
    phrase(["equipped|enchanted creature"], () => () => ({ kind: "attachedToBySource" }))
  )
);
var blocking2 = rule(
  () => either(
    phrase(
      ["blocks|block"],
      verb2((filter) => ({ kind: "blocks", what: filter }))
    ),
    phrase(["blocks|block", opposing], (other3) => ({
      gone: false,
      event: (what) => (scope) => {
        const attacker = other3(scope);
        const any = attacker.kind === "type" && attacker.types === CardType.Creature;
        return { kind: "blocks", what: what.filter, ...any ? {} : { attacker } };
      }
    })),
    phrase(
      ["becomes|become blocked"],
      verb2((filter) => ({ kind: "becomesBlocked", what: filter }))
    ),
    phrase(["becomes|become blocked by", opposing], (other3) => ({
      gone: false,
      event: (what) => (scope) => ({ kind: "becomesBlocked", what: what.filter, by: other3(scope) })
    })),
    phrase(["blocks or becomes blocked by", opposing], (other3) => ({
      gone: false,
      event: (what) => (scope) => {
        const opponent = other3(scope);
        return {
          kind: "anyOf",
          of: [
            { kind: "blocks", what: what.filter, attacker: opponent },
            { kind: "becomesBlocked", what: what.filter, by: opponent }
          ]
        };
      }
    }))
  )
);
var combatVerbs = rule(() => either(attacking3, blocking2));
var together = rule(
  () => phrase([selfObject, "and at least", numeral, "other", described, "attack"], (_self, count2, what) => (scope) => {
    const others4 = what(scope);
    bindObject(
      scope,
      {
        filter: IS_SELF,
        self: true,
        many: false,
        nouns: ["creature", "permanent"],
        head: null,
        zone: Zone.Battlefield
      },
      false
    );
    const attackers = conjunction([
      { kind: "other" },
      { kind: "attacking" },
      permanents5(others4, scope),
      { kind: "controlledBy", who: YOU2 }
    ]);
    const condition2 = {
      kind: "compare",
      left: { kind: "count", of: { kind: "all", zone: Zone.Battlefield, filter: attackers } },
      op: ">=",
      right: count2
    };
    return { kind: "while", event: { kind: "attacks", what: IS_SELF }, condition: condition2 };
  })
);
var playersAttack = rule(
  () => either(
    phrase(["attack|attacks"], () => (who2) => () => ({
      kind: "playerAttacks",
      who: who2,
      what: { kind: "any" },
      atLeast: 1
    })),
    phrase(["attack|attacks with", numeral, "or more", described], (atLeast2, what) => (who2) => (scope) => ({
      kind: "playerAttacks",
      who: who2,
      what: permanents5(what(scope), scope),
      atLeast: atLeast2
    })),
    phrase(["attack|attacks with a|an", described], (what) => (who2) => (scope) => {
      const attacker = what(scope);
      scope.mentionObjects(thatObject2, attacker.nouns, false);
      return { kind: "attacks", what: conjunction([permanents5(attacker, scope), { kind: "controlledBy", who: who2 }]) };
    }),
    // 508.3e: once for each player attacked.
    phrase(["attack|attacks", attackedPlayer2], (defender) => (who2) => (scope) => {
      scope.draft.oneOrMore = true;
      scope.mentionObjects(thatObject2, ["creature", "permanent"], true);
      if (defender.kind !== "you") scope.mentionPlayers(thatOther);
      return { kind: "attacks", what: { kind: "controlledBy", who: who2 }, defender };
    })
  )
);
var isAttacked = phrase(
  [attackedPlayer2, first(words2("is attacked"), words2("'re attacked"))],
  (defender) => (scope) => {
    scope.draft.oneOrMore = true;
    scope.mentionPlayers(thatPlayer2);
    return { kind: "attacks", what: { kind: "any" }, defender };
  }
);

// packages/oracle/src/compile/grammar/events/damageVerbs.ts
var combat = either(
  phrase(["damage"], () => ({})),
  phrase(["combat damage"], () => ({ combat: true })),
  phrase(["noncombat damage"], () => ({ combat: false }))
);
var somePlayer = either(
  phrase(["a player"], () => EACH_PLAYER),
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["one of your opponents"], () => OPPONENTS),
  phrase(["you"], () => YOU2),
  phrase(["enchanted player"], () => ({ kind: "enchantedPlayer" }))
);
var someObject = rule(
  () => either(
    phrase([selfObject], () => () => IS_SELF),
    phrase(["equipped|enchanted creature"], () => () => ({ kind: "attachedToBySource" })),
    phrase(["a|an", described], (what) => (scope) => {
      const object4 = what(scope);
      scope.mentionAside(thatOther, object4.nouns);
      return object4.filter;
    })
  )
);
var receivers2 = rule(
  () => either(
    phrase([somePlayer], (who2) => (scope) => playersHit(scope, who2)),
    phrase([someObject], (what) => (scope) => ({ to: what(scope), players: null })),
    phrase([somePlayer, "or", someObject], (who2, what) => (scope) => {
      const to = what(scope);
      return { ...playersHit(scope, who2), to };
    }),
    phrase([somePlayer, "or planeswalker"], (who2) => (scope) => ({
      ...playersHit(scope, who2),
      to: { kind: "type", types: CardType.Planeswalker }
    })),
    phrase([someObject, "or opponent"], (what) => (scope) => {
      const to = what(scope);
      return { ...playersHit(scope, OPPONENTS), to };
    }),
    phrase(["a player or battle"], () => (scope) => ({
      ...playersHit(scope, EACH_PLAYER),
      to: { kind: "type", types: CardType.Battle }
    })),
    phrase(["you or a|an", described], (what) => (scope) => ({ ...playersHit(scope, YOU2), to: what(scope).filter }))
  )
);
function playersHit(scope, who2) {
  scope.mentionPlayers(thatPlayer2);
  return { to: null, players: who2 };
}
var orMore2 = phrase([numeral, "or more"], (atLeast2) => ({ atLeast: atLeast2 }));
var damageVerbs = rule(
  () => either(
    phrase(["deals|deal", maybe(orMore2), combat, "to", receivers2], (least, kind, to) => ({
      gone: false,
      event: (source) => (scope) => {
        const hit = to(scope);
        if (hit.players?.kind === "you") scope.mentionPlayers({ kind: "controllerOf", what: thatObject2 });
        scope.amount = thatAmount;
        return { kind: "dealsDamage", source: source.filter, ...hit, ...kind, ...least };
      }
    })),
    phrase(["deals|deal", combat], (kind) => ({
      gone: false,
      event: (source) => (scope) => {
        scope.amount = thatAmount;
        return { kind: "dealsDamage", source: source.filter, to: { kind: "any" }, players: EACH_PLAYER, ...kind };
      }
    })),
    phrase(["is|are dealt", combat], (kind) => ({
      gone: false,
      event: (what) => (scope) => {
        scope.amount = thatAmount;
        return { kind: "dealtDamage", what: what.filter, ...kind };
      }
    }))
  )
);
var sourceDamages = rule(
  () => either(
    phrase(["you're dealt", combat], (kind) => (scope) => {
      scope.amount = thatAmount;
      return { kind: "dealsDamage", source: { kind: "any" }, to: null, players: YOU2, ...kind };
    }),
    phrase([dealtPlayer, "is dealt", combat], (players5, kind) => (scope) => {
      scope.amount = thatAmount;
      scope.mentionPlayers(thatPlayer2);
      return { kind: "dealsDamage", source: { kind: "any" }, to: null, players: players5, ...kind };
    })
  )
);
var dealtPlayer = either(
  phrase(["a player"], () => EACH_PLAYER),
  phrase(["an opponent"], () => OPPONENTS),
  phrase(["enchanted player"], () => ({ kind: "enchantedPlayer" }))
);

// packages/oracle/src/compile/lowering/doors.ts
var UNLOCKS_THIS = "unlock this door";
function withOwnDoor(face, half) {
  const action2 = UNLOCKS[half];
  if (action2 === void 0) return face;
  return rewrite(
    face,
    (part) => part["kind"] === "performs" && part["action"] === UNLOCKS_THIS ? { ...part, action: action2 } : void 0
  );
}

// packages/oracle/src/compile/grammar/events/keywordEvents.ts
function performed(action2) {
  return verb2((filter) => ({ kind: "performs", action: action2, what: filter }))();
}
var OF_OBJECTS = [
  ["is turned face up", "turned face up"],
  ["becomes crewed", "crew"],
  ["explores|explore", "explore"],
  ["connives|connive", "connive"],
  ["becomes suspected", "suspect"],
  ["transforms|transform", "transform"]
];
var OF_PLAYERS = [
  ["surveil|surveils", "surveil"],
  ["investigate|investigates", "investigate"],
  ["clash|clashes", "clash"],
  ["discover|discovers", "discover"],
  ["manifest dread", "manifest dread"],
  ["recruit|recruits", "recruit"],
  ["commit|commits a crime", "commit a crime"],
  ["forage|forages", "forage"],
  ["collect|collects evidence", "collect evidence"],
  ["waterbend|waterbends", "waterbend"]
];
var keywordVerbs = rule(
  () => either(
    ...OF_OBJECTS.map(([words3, action2]) => phrase([words3], () => performed(action2))),
    phrase(["becomes level", numeral], (level) => performed(`becomes level ${level}`)),
    phrase(["transforms|transform into", selfObject], () => performed("transform")),
    // 702.171c
    phrase(
      ["attacks while saddled"],
      verb2((filter) => ({
        kind: "attacks",
        what: { kind: "and", of: [filter, { kind: "designated", word: "saddled" }] }
      }))
    ),
    // X is what it was for the ability that made it monstrous (107.3).
    phrase(
      ["becomes monstrous"],
      () => ({
        gone: false,
        event: (what) => (scope) => {
          scope.x = thatAmount;
          return { kind: "performs", action: "becomes monstrous", what: what.filter };
        }
      })
    ),
    phrase(
      ["exploits a creature"],
      () => ({
        gone: false,
        event: (what) => (scope) => {
          scope.mentionObjects(thatOther, ["creature", "exploited"], false);
          return { kind: "performs", action: "exploit", what: what.filter };
        }
      })
    )
  )
);
var playersPerform = rule(
  () => either(
    ...OF_PLAYERS.map(
      ([words3, action2]) => phrase(
        [words3],
        () => (who2) => () => ({ kind: "performs", action: action2, who: who2 })
      )
    ),
    phrase(["exert", watched], (what) => () => (scope) => {
      const object4 = what(scope);
      bindObject(scope, object4, false);
      return { kind: "performs", action: "exert", what: object4.filter };
    }),
    // 700.14
    phrase(["expend|expends", numeral], (nth) => (who2) => () => ({ kind: "performs", action: `expend ${nth}`, who: who2 })),
    // 709.5h
    phrase(["unlock this door"], () => (who2) => () => ({
      kind: "performs",
      action: UNLOCKS_THIS,
      who: who2,
      what: { kind: "isSelf" }
    })),
    // 709.5i
    phrase(["fully unlock a room"], () => (who2) => () => ({ kind: "performs", action: "fully unlock a Room", who: who2 }))
  )
);
var championed = rule(
  () => phrase(["a|an", described, "is championed with", selfObject], (what) => (scope) => {
    scope.mentionObjects(thatOther, what(scope).nouns, false);
    return { kind: "performs", action: "champion", what: { kind: "isSelf" } };
  })
);
var tempted = phrase(["the ring tempts you"], () => () => ({
  kind: "performs",
  action: "ring tempts",
  who: YOU2
}));

// packages/oracle/src/compile/grammar/events/moveVerbs.ts
var dies2 = (filter) => ({
  kind: "moves",
  what: filter,
  from: Zone.Battlefield,
  to: Zone.Graveyard
});
var owner = either(
  phrase(["a"], () => EACH_PLAYER),
  phrase(["its|their"], () => EACH_PLAYER),
  phrase(["its owner's"], () => EACH_PLAYER),
  phrase(["your"], () => YOU2),
  phrase(["an opponent's"], () => OPPONENTS)
);
var origin = either(
  phrase(["from", owner, ownedZone], (who2, from2) => ({ from: from2, owner: who2 })),
  phrase(["from exile"], () => ({ from: Zone.Exile, owner: EACH_PLAYER })),
  phrase(["from the battlefield"], () => ({ from: Zone.Battlefield, owner: EACH_PLAYER })),
  phrase(["from anywhere"], () => ({ owner: EACH_PLAYER })),
  phrase(["from anywhere other than the battlefield"], () => ({ notFrom: Zone.Battlefield, owner: EACH_PLAYER }))
);
function ownedBy(who2) {
  return who2.kind === "eachPlayer" ? [] : [{ kind: "ownedBy", who: who2 }];
}
function moved2(filter, { from: from2, notFrom, owner: who2 }, to) {
  return {
    kind: "moves",
    what: conjunction([filter, ...ownedBy(who2)]),
    ...from2 === void 0 ? {} : { from: from2 },
    ...notFrom === void 0 ? {} : { notFrom },
    to
  };
}
var entering = either(
  phrase(["under your control"], () => narrowed({ kind: "controlledBy", who: YOU2 })),
  phrase(["under an opponent's control"], () => narrowed({ kind: "controlledBy", who: OPPONENTS })),
  phrase(["tapped"], () => narrowed({ kind: "tapped" })),
  phrase(["untapped"], () => narrowed({ kind: "untapped" })),
  phrase([origin], (from2) => (event) => {
    const so = moved2(event.what, from2, Zone.Battlefield);
    return from2.from === void 0 && from2.notFrom === void 0 ? event : so;
  })
);
function narrowed(filter) {
  return (event) => ({ ...event, what: conjunction([event.what, filter]) });
}
var putInto = rule(
  () => phrase(
    ["is|are put into", owner, "graveyard|graveyards", maybe(origin)],
    (whose4, from2) => ({
      gone: true,
      event: (what) => (scope) => {
        if (from2 === null && what.zone !== Zone.Battlefield) scope.reject(null);
        const event = moved2(what.filter, from2 ?? { from: Zone.Battlefield, owner: EACH_PLAYER }, Zone.Graveyard);
        scope.mentionPlayers(thatPlayer2);
        return from2?.owner.kind === whose4.kind ? event : { ...event, what: conjunction([event.what, ...ownedBy(whose4)]) };
      }
    })
  )
);
var leaves2 = rule(
  () => either(
    phrase(
      ["leaves|leave the battlefield"],
      leaving((filter) => ({ kind: "moves", what: filter, from: Zone.Battlefield }))
    ),
    phrase(
      ["leaves|leave the battlefield without dying"],
      leaving((filter) => ({ kind: "moves", what: filter, from: Zone.Battlefield, notTo: Zone.Graveyard }))
    ),
    phrase(
      ["leaves|leave", owner, "graveyard"],
      (who2) => leaving((filter) => ({ kind: "moves", what: conjunction([filter, ...ownedBy(who2)]), from: Zone.Graveyard }))()
    ),
    phrase(
      [first(words2("is returned to its owner's hand"), words2("are returned to their owners' hands"))],
      leaving((filter) => ({ kind: "moves", what: filter, from: Zone.Battlefield, to: Zone.Hand }))
    ),
    phrase(
      ["is|are returned to your hand"],
      leaving((filter) => ({
        kind: "moves",
        what: conjunction([filter, ...ownedBy(YOU2)]),
        from: Zone.Battlefield,
        to: Zone.Hand
      }))
    )
  )
);
var moveVerbs = rule(
  () => either(
    phrase(["enters|enter", maybe(words2("the battlefield")), many(entering)], (_battlefield, riders) => ({
      gone: false,
      event: (what) => () => {
        const event = { kind: "moves", what: what.filter, to: Zone.Battlefield };
        return riders.reduce((so, rider2) => rider2(so), event);
      }
    })),
    phrase(["dies|die"], leaving(dies2)),
    putInto,
    leaves2
  )
);

// packages/oracle/src/compile/grammar/events/otherVerbs.ts
var byWhom = either(
  phrase(["you control"], () => YOU2),
  phrase(["an opponent controls"], () => OPPONENTS)
);
var targeting2 = rule(
  () => either(
    phrase(["a spell or ability", maybe(byWhom)], (by2) => (scope) => {
      scope.mentionAside(thatOther, ["spell", "ability"]);
      scope.mentionPlayers({ kind: "controllerOf", what: thatOther });
      return { by: by2 ?? EACH_PLAYER };
    }),
    phrase(["an ability", maybe(byWhom)], (by2) => (scope) => {
      scope.mentionAside(thatOther, ["ability"]);
      return { by: by2 ?? EACH_PLAYER, source: { kind: "isAbility" } };
    }),
    phrase(["a|an", described], (what) => (scope) => {
      const spell = what(scope);
      if (spell.head !== "spell") scope.reject(null);
      scope.mentionAside(thatOther, [...spell.nouns, "spell"]);
      scope.mentionPlayers({ kind: "controllerOf", what: thatOther });
      return { by: EACH_PLAYER, source: conjunction([{ kind: "isSpell" }, spell.filter]) };
    })
  )
);
var host4 = rule(
  () => either(
    phrase(["a permanent"], () => () => null),
    phrase([selfObject], () => () => IS_SELF),
    phrase(["a|an", described], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      scope.mentionAside(thatOther, object4.nouns);
      return object4.filter;
    })
  )
);
var otherVerbs = rule(
  () => either(
    phrase(
      ["becomes|become tapped"],
      verb2((filter) => ({ kind: "becomesTapped", what: filter }))
    ),
    phrase(
      ["becomes|become untapped"],
      verb2((filter) => ({ kind: "becomesUntapped", what: filter }))
    ),
    phrase(["is|are tapped for mana"], () => ({
      gone: false,
      event: (what) => (scope) => {
        scope.mentionPlayers(thatPlayer2);
        return { kind: "tappedForMana", what: what.filter, who: EACH_PLAYER };
      }
    })),
    phrase(["becomes|become the target of", targeting2], (source) => ({
      gone: false,
      event: (what) => (scope) => ({ kind: "becomesTarget", what: what.filter, ...source(scope) })
    })),
    phrase(["becomes|become attached to", host4], (to) => ({
      gone: false,
      event: (what) => (scope) => {
        const needed = to(scope);
        return { kind: "becomesAttached", what: what.filter, ...needed === null ? {} : { to: needed } };
      }
    }))
  )
);

// packages/oracle/src/compile/grammar/events/castEvents.ts
var from = either(
  phrase(["from anywhere other than your|their hand"], () => ({ notFrom: Zone.Hand })),
  phrase(["from exile"], () => ({ from: Zone.Exile }))
);
function spellOf(what, player3, scope) {
  const spell = what(scope);
  if (spell.head !== "spell") scope.reject(null);
  scope.mentionObjects(thatObject2, [...spell.nouns, "spell"], false);
  if (spell.of !== null && spell.of.kind !== "eachPlayer" && player3.kind !== spell.of.kind) scope.reject(null);
  const owned = spell.of?.kind === "you" ? [{ kind: "ownedBy", who: YOU2 }] : [];
  const zone = spell.zone;
  return {
    filter: conjunction([spell.filter, ...owned]),
    from: zone === Zone.Stack ? {} : { from: zone }
  };
}
var eachTurn = either(
  phrase(["each turn"], () => EACH_PLAYER),
  phrase(["in a turn"], () => EACH_PLAYER),
  phrase(["during each opponent's turn"], () => OPPONENTS),
  phrase(["during each of your|their turns"], () => YOU2)
);
function duringTurnOf(who2, player3, event, scope) {
  if (who2.kind === "eachPlayer") return event;
  if (who2.kind === "you" && player3.kind !== "you") return scope.reject(event);
  return { kind: "while", event, condition: { kind: "turnOf", who: who2 } };
}
var object3 = rule(
  () => either(
    phrase(["a|an|another", described, maybe(from)], (what, origin2) => (who2) => (scope) => {
      const spell = spellOf(what, who2, scope);
      return { kind: "castsSpell", who: who2, what: spell.filter, ...spell.from, ...origin2 };
    }),
    phrase(["your|their", ordinal, described, eachTurn], (nth, what, turn) => (who2) => (scope) => {
      const spell = spellOf(what, who2, scope);
      return duringTurnOf(turn, who2, { kind: "castsSpell", who: who2, what: spell.filter, nth, ...spell.from }, scope);
    }),
    phrase(
      [
        first(
          words2("this spell"),
          phrase([selfObject], () => "")
        )
      ],
      () => (who2) => (scope) => {
        scope.mentionObjects({ kind: "self" }, ["spell"], false);
        return { kind: "castsSpell", who: who2, what: IS_SELF };
      }
    )
  )
);
var casts = rule(
  () => either(
    phrase(["cast|casts", object3], (event) => event),
    // 707.10: a copy is not cast.
    phrase(["cast or copy a|an", described], (what) => (who2) => (scope) => {
      const { filter } = spellOf(what, who2, scope);
      return {
        kind: "anyOf",
        of: [
          { kind: "castsSpell", who: who2, what: filter },
          { kind: "performs", action: "copy", who: who2, what: filter }
        ]
      };
    })
  )
);

// packages/oracle/src/compile/grammar/events/playerEvents.ts
var objects2 = rule(
  () => either(
    phrase(["a|an", described], (what) => (scope) => one3(what(scope), scope, false)),
    phrase(
      ["another", described],
      (what) => (scope) => conjunction([{ kind: "other" }, one3(what(scope), scope, false)])
    ),
    phrase(
      [selfObject, "or another", described],
      (_self, what) => (scope) => disjunction([IS_SELF, one3(what(scope), scope, false)])
    ),
    phrase(["one or more", maybe(words2("other")), described], (other3, what) => (scope) => {
      const filter = one3(what(scope), scope, true);
      return other3 === null ? filter : conjunction([{ kind: "other" }, filter]);
    }),
    phrase([first(selfObject, words2("it"))], () => (scope) => {
      scope.mentionObjects(thatObject2, ["card", "permanent"], false);
      scope.self = thatObject2;
      return IS_SELF;
    })
  )
);
function one3({ filter, nouns }, scope, many2) {
  if (many2) {
    scope.draft.oneOrMore = true;
    scope.amount = { kind: "count", of: thatObject2 };
  }
  scope.mentionObjects(thatObject2, [...nouns, "card"], many2);
  return filter;
}
function plain2(event) {
  return () => (who2) => () => event(who2);
}
var withAmount = (event) => () => (who2) => (scope) => {
  scope.amount = thatAmount;
  return event(who2);
};
var cards = rule(
  () => either(
    phrase(
      ["draw|draws a card"],
      plain2((who2) => ({ kind: "draws", who: who2 }))
    ),
    phrase(
      ["draw|draws your|their", ordinal, "card", first(words2("each turn"), words2("in a turn"))],
      (nth) => (who2) => () => ({ kind: "draws", who: who2, nth })
    ),
    phrase(
      [
        first(
          words2("draw a card except the first one you draw in each of your draw steps"),
          words2("draws a card except the first one they draw in each of their draw steps")
        )
      ],
      plain2((who2) => ({ kind: "draws", who: who2, exceptFirstInDrawStep: true }))
    ),
    phrase(["discard|discards", objects2], (what) => (who2) => (scope) => ({ kind: "discards", who: who2, what: what(scope) })),
    phrase(["cycle|cycles", objects2], (what) => (who2) => (scope) => ({
      kind: "performs",
      action: "cycle",
      who: who2,
      what: what(scope)
    })),
    // Cycling discards the card (702.29a).
    phrase(["cycle|cycles or discard|discards", objects2], (what) => (who2) => (scope) => ({
      kind: "discards",
      who: who2,
      what: what(scope)
    })),
    phrase(["sacrifice|sacrifices", objects2], (what) => (who2) => (scope) => {
      const filter = what(scope);
      return filter.kind === "isSelf" && who2.kind === "you" ? { kind: "moves", what: filter, from: Zone.Battlefield, cause: "sacrifice" } : { kind: "sacrifices", who: who2, what: filter };
    }),
    phrase(["play|plays a land"], () => (who2) => (scope) => landPlayed(who2, { kind: "any" }, scope)),
    phrase(["play|plays another land"], () => (who2) => (scope) => landPlayed(who2, { kind: "other" }, scope))
  )
);
function landPlayed(who2, what, scope) {
  scope.mentionObjects(thatObject2, ["land", "permanent"], false);
  return { kind: "playsLand", who: who2, what };
}
var others3 = rule(
  () => either(
    phrase(
      ["gain|gains life"],
      withAmount((who2) => ({ kind: "gainsLife", who: who2 }))
    ),
    phrase(
      ["lose|loses life"],
      withAmount((who2) => ({ kind: "losesLife", who: who2 }))
    ),
    phrase(
      ["scry|scries"],
      withAmount((who2) => ({ kind: "scries", who: who2 }))
    ),
    phrase(
      ["search|searches your|their library"],
      plain2((who2) => ({ kind: "searchesLibrary", who: who2 }))
    ),
    phrase(
      ["shuffle|shuffles your|their library"],
      plain2((who2) => ({ kind: "shuffles", who: who2 }))
    ),
    phrase(
      ["shuffle|shuffles"],
      plain2((who2) => ({ kind: "shuffles", who: who2 }))
    ),
    phrase(
      ["lose|loses the game"],
      plain2((who2) => ({ kind: "losesGame", who: who2 }))
    ),
    phrase(["put one or more", counterName, "counters on", watched], (counter2, what) => (who2) => (scope) => {
      const object4 = what(scope);
      bindObject(scope, object4, false);
      scope.amount = thatAmount;
      return { kind: "countersPut", what: object4.filter, counter: counter2, by: who2 };
    }),
    phrase(
      [first(words2("tap|taps a|an"), words2("tap|taps")), described, "for mana"],
      (_tap, what) => (who2) => (scope) => {
        const object4 = what(scope);
        scope.mentionObjects(thatObject2, object4.nouns, false);
        return { kind: "tappedForMana", what: object4.filter, who: who2 };
      }
    )
  )
);
var playerVerb = rule(() => either(casts, cards, others3, playersAttack, playersPerform));
var playerEvents = rule(
  () => phrase([actor, listOf(playerVerb, words2("or"))], (who2, verbs) => (scope) => {
    const player3 = who2(scope);
    const events = verbs.map((verb4) => verb4(player3)(scope));
    const [only, ...more2] = events;
    return only !== void 0 && more2.length === 0 ? only : { kind: "anyOf", of: events };
  })
);

// packages/oracle/src/compile/grammar/events/riders.ts
var MAIN = [Step.PrecombatMain, Step.PostcombatMain];
var yourTurn = { kind: "turnOf", who: YOU2 };
var during2 = either(
  phrase(["during your turn"], () => yourTurn),
  phrase(["during an opponent's turn"], () => ({ kind: "turnOf", who: OPPONENTS })),
  phrase(["during each opponent's turn"], () => ({ kind: "turnOf", who: OPPONENTS })),
  phrase(["during a turn that isn't yours"], () => ({ kind: "not", of: yourTurn })),
  phrase(["during combat"], () => ({ kind: "duringCombat" })),
  phrase(["during the declare attackers step"], () => ({ kind: "during", steps: [Step.DeclareAttackers] })),
  phrase(["during the declare blockers step"], () => ({ kind: "during", steps: [Step.DeclareBlockers] })),
  phrase(["during your main phase"], () => ({ kind: "and", of: [yourTurn, { kind: "during", steps: MAIN }] }))
);
var rider = rule(
  () => either(
    phrase([during2], (time) => () => (event) => ({ kind: "while", event, condition: time })),
    phrase(["while", condition], (so) => (scope) => {
      const test = so(scope);
      return (event) => ({ kind: "while", event, condition: test });
    }),
    phrase(["for the first time each turn"], () => () => (event) => ({ kind: "firstTime", event }))
  )
);

// packages/oracle/src/compile/grammar/events/trigger.ts
var verb3 = rule(() => either(moveVerbs, combatVerbs, damageVerbs, otherVerbs, keywordVerbs));
var objectEvents = rule(
  () => either(
    phrase([watched, listOf(verb3, words2("or"))], (what, verbs) => (scope) => {
      const subject3 = what(scope);
      bindObject(
        scope,
        subject3,
        verbs.some(({ gone }) => gone)
      );
      return anyOf3(verbs.map(({ event }) => event(subject3)(scope)));
    }),
    phrase(["one or more", counterName, "counters are put on", watched], (counter2, what) => (scope) => {
      const object4 = what(scope);
      bindObject(scope, object4, false);
      scope.amount = thatAmount;
      return { kind: "countersPut", what: object4.filter, counter: counter2 };
    })
  )
);
function anyOf3(events) {
  const [only, ...more2] = events;
  return only !== void 0 && more2.length === 0 ? only : { kind: "anyOf", of: events };
}
var plain3 = rule(
  () => either(objectEvents, playerEvents, together, isAttacked, sourceDamages, championed, tempted)
);
var single3 = rule(
  () => phrase([plain3, maybe(rider)], (event, narrowed2) => (scope) => {
    const pattern = event(scope);
    return narrowed2 === null ? pattern : narrowed2(scope)(pattern);
  })
);
var withWord = rule(
  () => either(
    phrase(["when|whenever", single3], (event) => event),
    phrase(["at", beginnings], (event) => event)
  )
);
var trigger = rule(
  () => either(
    withWord,
    phrase([withWord, "and|or", withWord], (a, b) => (scope) => anyOf3([a(scope), b(scope)])),
    phrase(["when|whenever", single3, "or", single3], (a, b) => (scope) => anyOf3([a(scope), b(scope)])),
    // 603.8
    phrase(["when", condition], (so) => (scope) => ({ kind: "state", condition: so(scope) }))
  )
);

// packages/oracle/src/compile/grammar/exerting.ts
var PERMISSION = /^you may exert (~|this creature) as (it|he|she|they) attacks? \.( when you do ,)?/;
function exertingAttacker(pieces) {
  const text = pieces.map((piece) => piece.text).join(" ");
  const match = PERMISSION.exec(text.endsWith(".") ? text : `${text} .`);
  if (match === null) return null;
  const first2 = match[0].split(" ").length - (match[3] === void 0 ? 0 : 4);
  if (match[3] === void 0) return pieces.length <= first2 ? { linked: null } : null;
  const self = pieces.slice(3, match[1] === "~" ? 4 : 5);
  const [when2, you4, , ...rest2] = pieces.slice(first2);
  const exert = pieces[2];
  if (when2 === void 0 || you4 === void 0 || exert === void 0) return null;
  return { linked: [when2, you4, exert, ...self, ...rest2] };
}

// packages/oracle/src/compile/grammar/modeHeads.ts
var LONGEST_NAME2 = 6;
function modeHead(pieces) {
  const unnamed = afterDash(pieces, isName) ?? pieces;
  const afterCost = afterDash(unnamed, (before2) => before2.every(({ kind }) => kind === "symbol"));
  if (afterCost === null) return { cost: null, weight: 0, rest: unnamed };
  const symbols3 = unnamed.slice(0, unnamed.length - afterCost.length - 1);
  if (symbols3.every(({ text }) => text === "{P}")) return { cost: null, weight: symbols3.length, rest: afterCost };
  return { cost: [{ kind: "mana", cost: symbols3.map(({ text }) => text).join("") }], weight: 0, rest: afterCost };
}
function afterDash(pieces, isKind) {
  const dash2 = pieces.findIndex(({ text }) => text === "\u2014");
  return dash2 > 0 && isKind(pieces.slice(0, dash2)) ? pieces.slice(dash2 + 1) : null;
}
function isName(before2) {
  const isPart = ({ kind, text }) => kind === "word" || /^[,!?']$/.test(text);
  return before2[0]?.capital === true && before2.length <= LONGEST_NAME2 && before2.every(isPart);
}

// packages/oracle/src/compile/grammar/damageLines.ts
function line(replacement) {
  return [{ kind: "replacement", replacement: { kind: "damage", ...replacement } }];
}
var ALL2 = { kind: "prevent", amount: "all" };
var ANY3 = { kind: "any" };
var preventing2 = rule(
  () => either(
    phrase(
      ["prevent all", damageKind, "that would be dealt to", receivers],
      (kind, to) => (scope) => line({ source: ANY3, ...to(scope), ...kind, outcome: ALL2 })
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt by", sources],
      (kind, by2) => (scope) => line({ source: by2(scope), ...EVERYTHING, ...kind, outcome: ALL2 })
    ),
    phrase(
      ["prevent all", damageKind, "that would be dealt to", receivers, "by", sources],
      (kind, to, by2) => (scope) => {
        const whom = to(scope);
        return line({ source: by2(scope), ...whom, ...kind, outcome: ALL2 });
      }
    ),
    phrase(["prevent all", damageKind, "that would be dealt to and dealt by", sources], (kind, what) => (scope) => {
      const object4 = what(scope);
      return [
        ...line({ source: ANY3, to: object4, players: null, ...kind, outcome: ALL2 }),
        ...line({ source: object4, ...EVERYTHING, ...kind, outcome: ALL2 })
      ];
    }),
    phrase(
      ["if", sources, "would deal", damageKind, "to", receivers, ", prevent", numeral, "of that damage"],
      (by2, kind, to, amount4) => (scope) => {
        const source = by2(scope);
        return line({ source, ...to(scope), ...kind, outcome: { kind: "prevent", amount: amount4 } });
      }
    )
  )
);
var outcome = either(
  phrase(["double that damage"], () => ({ kind: "times", factor: 2 })),
  phrase(["twice that much damage"], () => ({ kind: "times", factor: 2 })),
  phrase(["triple that damage"], () => ({ kind: "times", factor: 3 })),
  phrase(["that much damage plus", numeral], (amount4) => ({ kind: "plus", amount: amount4 }))
);
var sameReceivers = phrase(
  [
    "to",
    either(
      words2("that permanent or player"),
      words2("that creature or player"),
      words2("that player or permanent"),
      words2("that creature"),
      words2("that player"),
      words2("that permanent")
    )
  ],
  () => true
);
var changing = rule(
  () => either(
    phrase(
      [
        "if",
        sources,
        "would deal",
        damageKind,
        "to",
        receivers,
        ", it deals",
        outcome,
        maybe(sameReceivers),
        "instead"
      ],
      (by2, kind, to, changed3) => (scope) => {
        const source = by2(scope);
        return line({ source, ...to(scope), ...kind, outcome: changed3 });
      }
    )
  )
);
var following = rule(
  () => either(
    phrase(
      ["if", damageKind, "would be dealt to", receivers, ",", effectSentence, "instead"],
      (kind, to, then) => (scope) => {
        const whom = to(scope);
        scope.amount = { kind: "bound", name: "thatAmount" };
        return line({ source: ANY3, ...whom, ...kind, outcome: { kind: "instead", effect: then(scope) } });
      }
    ),
    phrase(
      ["if", damageKind, "would be dealt to", receivers, ", prevent that damage .", effectSentence],
      (kind, to, next) => (scope) => {
        const whom = to(scope);
        scope.amount = { kind: "bound", name: "thatAmount" };
        const then = next(scope);
        return line({ source: ANY3, ...whom, ...kind, outcome: { ...ALL2, then } });
      }
    ),
    phrase(
      ["if", damageKind, "would be dealt to", receivers, ", prevent that damage"],
      (kind, to) => (scope) => line({ source: ANY3, ...to(scope), ...kind, outcome: ALL2 })
    )
  )
);
var redirecting2 = rule(
  () => either(
    phrase(
      ["all", damageKind, "that would be dealt to", receivers, "is dealt to", elsewhere3, "instead"],
      (kind, to, where) => (scope) => {
        const whom = to(scope);
        return line({ source: ANY3, ...whom, ...kind, outcome: { kind: "redirect", amount: "all", ...where(scope) } });
      }
    ),
    phrase(
      ["all", damageKind, "that would be dealt to", receivers, "by", sources, "is dealt to", elsewhere3, "instead"],
      (kind, to, by2, where) => (scope) => {
        const whom = to(scope);
        const source = by2(scope);
        return line({ source, ...whom, ...kind, outcome: { kind: "redirect", amount: "all", ...where(scope) } });
      }
    )
  )
);
var damageLine = rule(
  () => either(
    preventing2,
    changing,
    following,
    redirecting2,
    phrase(["as long as", condition, ",", redirecting2], (so, lines3) => (scope) => {
      const only = so(scope);
      return lines3(scope).map(
        (ability) => ability.kind === "replacement" ? { ...ability, condition: only } : ability
      );
    })
  )
);

// packages/oracle/src/compile/grammar/replacements.ts
var counters = rule(
  () => either(
    phrase(
      ["with", count, counterName, "counter|counters on it|him|her|them", maybe(forEach2)],
      (number, counter2, each) => (scope) => {
        const base3 = number(scope);
        return [{ kind: "counters", counter: counter2, count: times2(base3, each === null ? null : each(scope)) }];
      }
    ),
    phrase(["with a number of", counterName, "counters on it equal to", value], (counter2, amount4) => (scope) => [
      { kind: "counters", counter: counter2, count: amount4(scope) }
    ])
  )
);
var choices = either(
  phrase(["choose a color"], () => () => [{ kind: "chooseColor" }]),
  phrase(["choose a color other than", colorWord], (except) => () => [{ kind: "chooseColor", except }]),
  phrase(["choose a creature type"], () => () => [{ kind: "chooseCreatureType" }]),
  phrase(["choose a basic land type"], () => () => [{ kind: "chooseBasicLandType" }]),
  phrase(["choose an opponent"], () => () => [{ kind: "choosePlayer", from: OPPONENTS }]),
  phrase(["choose a player"], () => () => [{ kind: "choosePlayer", from: EACH_PLAYER }]),
  phrase(["choose a card name"], () => () => [{ kind: "chooseName", filter: { kind: "any" } }]),
  phrase(["choose a nonland card name"], () => () => [
    { kind: "chooseName", filter: { kind: "not", of: { kind: "type", types: 32 } } }
  ])
);
function entersSelf(as, only) {
  return [
    {
      kind: "replacement",
      replacement: { kind: "enters", what: { kind: "isSelf" }, ...only === null ? {} : { condition: only }, as }
    }
  ];
}
var entering2 = first(
  phrase([selfObject], () => true),
  words2("it")
);
var tappedOrNot = either(
  phrase(["enters"], () => []),
  phrase(["enters tapped and?"], () => [{ kind: "tapped" }])
);
var ways = rule(
  () => either(
    phrase(["enters tapped"], () => () => [{ kind: "tapped" }]),
    phrase(["enters prepared"], () => () => [{ kind: "designated", word: "prepared" }]),
    phrase([tappedOrNot, counters], (tapped2, with_) => (scope) => [...tapped2, ...with_(scope)]),
    phrase([tappedOrNot, counters, "and", counters], (tapped2, a, b) => (scope) => [
      ...tapped2,
      ...a(scope),
      ...b(scope)
    ])
  )
);
var entersSelfLine = rule(
  () => either(
    phrase([entering2, ways], (_self, as) => (scope) => entersSelf(as(scope), null)),
    phrase(
      [entering2, "enters tapped unless", condition],
      (_self, so) => (scope) => entersSelf([{ kind: "tapped" }], { kind: "not", of: so(scope) })
    ),
    phrase([entering2, ways, "if", condition], (_self, as, so) => (scope) => {
      const given3 = as(scope);
      return entersSelf(given3, so(scope));
    }),
    phrase(["if", condition, ",", entering2, ways], (so, _self, as) => (scope) => {
      const only = so(scope);
      return entersSelf(as(scope), only);
    }),
    phrase(["as", entering2, "enters ,", choices], (_self, as) => (scope) => entersSelf(as(scope), null)),
    phrase(
      [
        "as",
        selfObject,
        "enters ,",
        choices,
        ". then you may",
        actionCost,
        ". if you don't ,",
        entering2,
        "enters tapped"
      ],
      (_self, chosen2, cost) => (scope) => entersSelf([...chosen2(scope), { kind: "tappedUnlessPaid", cost: cost(scope) }], null)
    ),
    phrase(
      ["as", selfObject, "enters , you may", actionCost, ". if you don't ,", entering2, "enters tapped"],
      (_self, cost) => (scope) => entersSelf([{ kind: "tappedUnlessPaid", cost: cost(scope) }], null)
    ),
    phrase(
      ["you may have", selfObject, "enter as a copy of a|an|any", described, maybe(words2("on the battlefield"))],
      (_self, what) => (scope) => entersSelf([{ kind: "copy", of: what(scope).filter, optional: true }], null)
    ),
    phrase(
      [
        "you may have",
        selfObject,
        "enter as a copy of a|an|any",
        described,
        maybe(words2("on the battlefield")),
        ", except",
        exceptions2
      ],
      (_self, what, _where, except) => (scope) => {
        const of = what(scope).filter;
        return entersSelf([{ kind: "copy", of, optional: true, changes: except(scope) }], null);
      }
    )
  )
);
function entersOthers(what, as) {
  return [{ kind: "replacement", replacement: { kind: "enters", what, as } }];
}
var entrants = rule(
  () => phrase([maybe(words2("each")), maybe(words2("other")), described], (_each, other3, what) => (scope) => {
    const object4 = what(scope);
    if (object4.zone !== Zone.Battlefield) scope.reject(null);
    return conjunction([...other3 === null ? [] : [{ kind: "other" }], object4.filter]);
  })
);
var entersOthersLine = rule(
  () => either(
    phrase([entrants, "enter|enters untapped"], (what) => (scope) => entersOthers(what(scope), [{ kind: "untapped" }])),
    phrase([entrants, "enter|enters tapped"], (what) => (scope) => entersOthers(what(scope), [{ kind: "tapped" }])),
    phrase(
      [
        entrants,
        "enter|enters with",
        either(
          phrase(["an"], () => 1),
          numeral
        ),
        "additional",
        counterName,
        "counter|counters on it|them"
      ],
      (what, number, counter2) => (scope) => entersOthers(what(scope), [{ kind: "counters", counter: counter2, count: number }])
    ),
    phrase(
      [entrants, "enter|enters with a number of additional", counterName, "counters on it equal to", value],
      (what, counter2, amount4) => (scope) => {
        const filter = what(scope);
        return entersOthers(filter, [{ kind: "counters", counter: counter2, count: amount4(scope) }]);
      }
    )
  )
);
var entersLine = rule(() => either(entersSelfLine, entersOthersLine));
var goesTo = first(
  phrase(["exile it instead"], () => ({ kind: "goTo", zone: Zone.Exile })),
  phrase(["return it to its owner's hand instead"], () => ({ kind: "goTo", zone: Zone.Hand })),
  phrase(["put it on the bottom of its owner's library instead"], () => ({
    kind: "goTo",
    zone: Zone.Library,
    position: "bottom"
  }))
);
var movers = rule(
  () => either(
    oneObject2,
    phrase(["a|an", described], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      return object4.filter;
    }),
    phrase([words2("another"), described], (_another, what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      return conjunction([{ kind: "other" }, object4.filter]);
    })
  )
);
function moves3(replacement) {
  return [{ kind: "replacement", replacement: { kind: "moves", ...replacement } }];
}
var shuffledIn2 = phrase(
  [
    either(
      phrase(["reveal", selfObject, "and shuffle it"], () => true),
      phrase(["shuffle", entering2], () => true)
    ),
    "into its owner's library instead"
  ],
  () => ({ kind: "goTo", zone: Zone.Library, shuffle: true })
);
var wouldLine = rule(
  () => either(
    phrase(
      ["if", movers, "would die ,", goesTo],
      (what, outcome2) => (scope) => moves3({ what: what(scope), from: Zone.Battlefield, to: Zone.Graveyard, outcome: outcome2 })
    ),
    phrase(
      ["if", selfObject, "would be put into a graveyard from anywhere ,", either(goesTo, shuffledIn2)],
      (_self, outcome2) => () => moves3({ what: { kind: "isSelf" }, to: Zone.Graveyard, outcome: outcome2 })
    ),
    phrase(
      ["if a card would be put into", graveyardOwner, "graveyard from anywhere ,", goesTo],
      (owner2, outcome2) => () => moves3({
        what: conjunction([
          { kind: "not", of: { kind: "token" } },
          ...owner2 === null ? [] : [{ kind: "ownedBy", who: owner2 }]
        ]),
        to: Zone.Graveyard,
        outcome: outcome2
      })
    ),
    phrase(
      ["if a card or token would be put into", graveyardOwner, "graveyard from anywhere ,", goesTo],
      (owner2, outcome2) => () => moves3({
        what: owner2 === null ? { kind: "any" } : { kind: "ownedBy", who: owner2 },
        to: Zone.Graveyard,
        outcome: outcome2
      })
    ),
    phrase(
      [
        "if a spell or ability an opponent controls causes you to discard",
        selfObject,
        ", put it onto the battlefield instead of putting it into your graveyard"
      ],
      () => () => [
        {
          kind: "replacement",
          zone: Zone.Hand,
          replacement: { kind: "discardByOpponent", what: { kind: "isSelf" }, to: Zone.Battlefield }
        }
      ]
    ),
    phrase(
      ["if you would draw one or more cards , you draw that many cards plus", numeral, "instead"],
      (plus) => () => [{ kind: "replacement", replacement: { kind: "drawMore", who: YOU2, plus } }]
    ),
    phrase(["if a|an", described, "would enter and it wasn't cast , exile it instead"], (what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      const cast = { kind: "wasCast", what: { kind: "bound", name: EVENT_NAMES.object } };
      const filter = conjunction([object4.filter, { kind: "while", condition: { kind: "not", of: cast } }]);
      return moves3({ what: filter, to: Zone.Battlefield, outcome: { kind: "goTo", zone: Zone.Exile } });
    }),
    phrase(
      ["if you would draw a card while your library has no cards in it ,", effectSentence, "instead"],
      (then) => (scope) => [
        {
          kind: "replacement",
          replacement: {
            kind: "draw",
            who: YOU2,
            condition: {
              kind: "compare",
              left: { kind: "count", of: { kind: "all", zone: Zone.Library, filter: { kind: "any" }, of: YOU2 } },
              op: "=",
              right: 0
            },
            instead: then(scope)
          }
        }
      ]
    ),
    phrase(["if you would draw a card ,", effectSentence, "instead"], (then) => (scope) => [
      { kind: "replacement", replacement: { kind: "draw", who: YOU2, instead: then(scope) } }
    ]),
    phrase(
      [
        either(
          words2(
            "if an effect would create one or more tokens under your control , it creates twice that many of those tokens instead"
          ),
          words2(
            "if one or more tokens would be created under your control , twice that many of those tokens are created instead"
          )
        )
      ],
      () => () => [{ kind: "replacement", replacement: { kind: "createTokens", who: YOU2, times: 2 } }]
    ),
    moreCounters,
    phrase(["if an opponent would gain life , that player loses that much life instead"], () => () => [
      {
        kind: "replacement",
        replacement: {
          kind: "gainLife",
          who: OPPONENTS,
          insteadDo: {
            kind: "loseLife",
            who: { kind: "bound", name: "thatPlayer" },
            amount: { kind: "bound", name: "thatAmount" }
          }
        }
      }
    ]),
    phrase(["if you would gain life , you gain twice that much life instead"], () => () => [
      { kind: "replacement", replacement: { kind: "gainLife", who: YOU2, times: 2 } }
    ]),
    phrase(["if you would gain life , you gain that much life plus", numeral, "instead"], (plus) => () => [
      { kind: "replacement", replacement: { kind: "gainLife", who: YOU2, plus } }
    ]),
    phrase(["skip your draw step"], () => () => [
      { kind: "replacement", replacement: { kind: "skipStep", who: YOU2, step: 2 } }
    ])
  )
);
var graveyardOwner = either(
  phrase(["a"], () => null),
  phrase(["your"], () => YOU2),
  phrase(["an opponent's"], () => OPPONENTS)
);
var moreCounters = rule(
  () => either(
    phrase(
      [
        "if one or more",
        counterName,
        "counters would be put on",
        movers,
        ", that many plus",
        numeral,
        counterName,
        "counters are put on it instead"
      ],
      (counter2, what, plus, again) => (scope) => counter2 === again ? [{ kind: "replacement", replacement: { kind: "putCounters", what: what(scope), counter: counter2, plus } }] : scope.reject([])
    ),
    phrase(
      [
        "if one or more",
        counterName,
        "counters would be put on",
        movers,
        ", twice that many",
        counterName,
        "counters are put on it instead"
      ],
      (counter2, what, again) => (scope) => counter2 === again ? [{ kind: "replacement", replacement: { kind: "putCounters", what: what(scope), counter: counter2, times: 2 } }] : scope.reject([])
    )
  )
);
var replacementLine = rule(() => either(entersLine, wouldLine, damageLine));

// packages/oracle/src/compile/grammar/costChanges.ts
var caster = either(
  phrase(["you cast"], () => YOU2),
  phrase(["your opponents cast"], () => OPPONENTS),
  phrase(["opponents cast"], () => OPPONENTS),
  phrase(["each opponent casts"], () => OPPONENTS)
);
var more = either(
  phrase(["more"], () => true),
  phrase(["less"], () => false)
);
function amount3(cost, isMore, each) {
  const generic = /^\{(\d+)\}$/.exec(cost);
  if (isMore) {
    if (each === null) return { increase: [{ kind: "mana", cost }] };
    return generic === null ? null : { increase: [{ kind: "genericMana", amount: times2(Number(generic[1]), each) }] };
  }
  if (generic !== null) return { reduceGeneric: times2(Number(generic[1]), each) };
  return each === null && /^(\{[WUBRGC]\})+$/.test(cost) ? { reduceMana: cost } : null;
}
function changed2(scope, who2, what, filter, change2, only = null) {
  if (change2 === null) return scope.reject([]);
  return [{ kind: "cost", change: { who: who2, what, filter, ...change2, ...only === null ? {} : { condition: only } } }];
}
var ofChosen = either(
  phrase(["of the chosen type"], () => ({ kind: "chosenTypeOfSource" })),
  phrase(["of the chosen color"], () => ({ kind: "chosenColorOfSource" })),
  phrase(["with the chosen name"], () => ({ kind: "chosenNameOfSource" }))
);
var costChanges = rule(
  () => either(
    phrase(
      [described, maybe(caster), maybe(targeted2), "cost", manaCost, more, "to cast", maybeForEach],
      (what, who2, target5, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filters = target5 === null ? [spells.filter] : [spells.filter, target5(scope)];
        const change2 = amount3(cost, isMore, each === null ? null : each(scope));
        return changed2(scope, who2 ?? EACH_PLAYER, "spell", conjunction(filters), change2);
      }
    ),
    phrase(
      [described, caster, ofChosen, "cost", manaCost, more, "to cast", maybeForEach],
      (what, who2, only, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = conjunction([spells.filter, only]);
        return changed2(scope, who2, "spell", filter, amount3(cost, isMore, each === null ? null : each(scope)));
      }
    ),
    phrase(
      [described, caster, "with", withClause, "cost", manaCost, more, "to cast", maybeForEach],
      (what, who2, only, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = conjunction([spells.filter, only(scope)]);
        return changed2(scope, who2, "spell", filter, amount3(cost, isMore, each === null ? null : each(scope)));
      }
    ),
    phrase(
      ["each spell costs", manaCost, "more to cast except during its controller's turn"],
      (cost) => (scope) => changed2(scope, EACH_PLAYER, "spell", { kind: "any" }, amount3(cost, true, null), {
        kind: "not",
        of: { kind: "turnOf", who: { kind: "bound", name: EVENT_NAMES.player } }
      })
    ),
    phrase(
      [described, maybe(caster), "cost", "{X} less to cast , where x is", value],
      (what, who2, number) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        return changed2(scope, who2 ?? EACH_PLAYER, "spell", spells.filter, { reduceGeneric: number(scope) });
      }
    ),
    phrase(
      ["activated abilities of", described, "cost", manaCost, more, "to activate", maybeForEach],
      (what, cost, isMore, each) => (scope) => {
        const objects3 = what(scope);
        if (objects3.zone !== Zone.Battlefield) scope.reject(null);
        const change2 = amount3(cost, isMore, each === null ? null : each(scope));
        return changed2(scope, EACH_PLAYER, "ability", objects3.filter, change2);
      }
    )
  )
);

// packages/oracle/src/compile/grammar/statics.ts
var subject2 = rule(
  () => either(
    phrase([selfObject], () => (scope) => {
      scope.mentionObjects({ kind: "self" }, ["creature", "permanent"], false);
      return { objects: { kind: "self" }, filter: { kind: "isSelf" } };
    }),
    phrase([attachedSubject], () => (scope) => {
      scope.mentionObjects({ kind: "attachedTo" }, ["creature", "permanent"], false);
      return { objects: { kind: "attachedTo" }, filter: { kind: "attachedToBySource" } };
    }),
    // "It" in a further sentence of a line: what the sentence before was about.
    phrase(["it"], () => (scope) => {
      const objects3 = it(scope);
      if (objects3.kind === "attachedTo") return { objects: objects3, filter: { kind: "attachedToBySource" } };
      return objects3.kind === "self" ? { objects: objects3, filter: { kind: "isSelf" } } : scope.reject({ objects: objects3, filter: { kind: "isSelf" } });
    }),
    phrase([maybe(words2("all|each")), maybe(words2("other")), described], (_all, other3, what) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      const others4 = other3 === null ? [] : [{ kind: "other" }];
      const filter = conjunction([...others4, object4.filter]);
      scope.mentionEach(object4.nouns);
      return { objects: { kind: "all", zone: Zone.Battlefield, filter }, filter };
    })
  )
);
var attachedSubject = first(
  words2(
    "enchanted creature|permanent|land|artifact|planeswalker|enchantment|vehicle|forest|mountain|island|swamp|plains"
  ),
  words2("equipped creature")
);
function lines2(effects, only) {
  return effects.map((effect) => ({ kind: "static", effect, ...only === null ? {} : { condition: only } }));
}
function restriction3(given3) {
  return [{ kind: "restriction", restriction: given3 }];
}
function change(affected2, changes) {
  return [{ kind: "change", affected: affected2, changes }];
}
var lasting = reader(
  (token2) => token2 !== void 0 && /^(gains?|becomes?)$/.test(token2.text) ? [] : [{ firstToken: token2, nextToken: token2, result: true }]
);
var staysTapped2 = first(
  words2("doesn't|don't untap during your|its|their untap step|steps"),
  words2("doesn't untap during its controller's untap step"),
  words2("don't untap during their controllers' untap step|steps"),
  words2("don't untap during their controller's untap step")
);
var aboutObjects = rule(
  () => either(
    phrase([subject2, lasting, predicates], (who2, _lasting, changes) => (scope) => {
      const { objects: objects3 } = who2(scope);
      return change(objects3, changes(scope));
    }),
    phrase([subject2, restricted], (who2, cant) => (scope) => cant(who2(scope).filter)(scope)),
    phrase(
      [subject2, predicates, first(words2(", and"), words2("and")), restricted],
      (who2, changes, _and, cant) => (scope) => {
        const { objects: objects3, filter } = who2(scope);
        return [...change(objects3, changes(scope)), ...cant(filter)(scope)];
      }
    ),
    phrase([subject2, restricted, "and", predicates], (who2, cant, changes) => (scope) => {
      const { objects: objects3, filter } = who2(scope);
      return [...cant(filter)(scope), ...change(objects3, changes(scope))];
    }),
    phrase([subject2, restricted, "and", restricted], (who2, a, b) => (scope) => {
      const { filter } = who2(scope);
      return [...a(filter)(scope), ...b(filter)(scope)];
    }),
    // What is measured against the source is said to be unable to block it.
    phrase([described, "can't block it"], (what) => (scope) => {
      const object4 = what(scope);
      const measured3 = JSON.stringify(object4.filter).includes('"kind":"self"');
      if (!measured3 || object4.zone !== Zone.Battlefield) scope.reject(null);
      return restriction3({ kind: "cantBeBlocked", what: { kind: "isSelf" }, by: object4.filter });
    }),
    phrase(["you may have", selfObject, "assign its combat damage as though it weren't blocked"], () => () => [
      { kind: "allowance", allowance: { kind: "assignAsUnblocked", what: { kind: "isSelf" } } }
    ]),
    // 113.6: what the spells have while they are spells.
    phrase([maybe(words2("each")), described, "you cast have|has", granted], (_each, what, given3) => (scope) => {
      const spells = what(scope);
      if (spells.head !== "spell" || spells.zone !== Zone.Stack) scope.reject(null);
      const filter = conjunction([{ kind: "isSpell" }, spells.filter, { kind: "controlledBy", who: YOU2 }]);
      return change({ kind: "all", zone: Zone.Stack, filter }, given3(scope));
    }),
    phrase([described, "can't be countered"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return restriction3({ kind: "cantBeCountered", what: spells.filter });
    }),
    phrase([described, "can't be cast"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return restriction3({ kind: "cantCast", who: EACH_PLAYER, spells: spells.filter });
    }),
    phrase([subject2, staysTapped2], (who2) => (scope) => restriction3({ kind: "doesntUntap", what: who2(scope).filter })),
    phrase([subject2, predicates, "and", staysTapped2], (who2, changes) => (scope) => {
      const { objects: objects3, filter } = who2(scope);
      return [...change(objects3, changes(scope)), ...restriction3({ kind: "doesntUntap", what: filter })];
    }),
    phrase(
      [subject2, "has", listOf(keywordIfColor, first(words2(", and"), words2(","), words2("and")))],
      (who2, given3) => (scope) => {
        const { objects: objects3 } = who2(scope);
        if (objects3.kind !== "all" || given3.length < 2) scope.reject(null);
        return given3.flatMap(({ keywords, color }) => {
          if (objects3.kind !== "all") return [];
          const filter = conjunction([objects3.filter, { kind: "color", colors: color }]);
          return change({ ...objects3, filter }, [{ kind: "addKeywords", keywords }]);
        });
      }
    ),
    phrase(
      ["you control", attachedSubject],
      () => () => change({ kind: "attachedTo" }, [{ kind: "controller", who: YOU2 }])
    ),
    phrase(
      [
        maybe(
          either(phrase([subject2, restricted, first(words2(", and"), words2("and"))], (who2, cant) => ({ who: who2, cant })))
        ),
        inactive
      ],
      (cannot, idle) => (scope) => {
        const before2 = cannot === null ? [] : cannot.cant(cannot.who(scope).filter)(scope);
        return [...before2, ...idle(scope)];
      }
    ),
    phrase(
      [subject2, staysTapped2, first(words2(", and"), words2("and")), inactive],
      (who2, _stays, _and, idle) => (scope) => [
        ...restriction3({ kind: "doesntUntap", what: who2(scope).filter }),
        ...idle(scope)
      ]
    ),
    definitions
  )
);
var keywordIfColor = phrase(
  [plainKeyword, "if it's", colorWord],
  (keywords, color) => ({ keywords, color })
);
var exceptMana = phrase(
  [maybe(words2("unless they're mana abilities"))],
  (except) => except !== null
);
var inactive = rule(
  () => either(
    phrase(["its activated abilities can't be activated", exceptMana], (except) => (scope) => {
      const objects3 = scope.find(null, false);
      if (objects3.kind !== "attachedTo") scope.reject(null);
      return restriction3({ kind: "cantActivate", what: { kind: "attachedToBySource" }, exceptMana: except });
    }),
    phrase(
      [attachedSubject, "'s activated abilities can't be activated", exceptMana],
      (_host, except) => () => restriction3({ kind: "cantActivate", what: { kind: "attachedToBySource" }, exceptMana: except })
    ),
    phrase(["activated abilities of", described, "can't be activated", exceptMana], (what, except) => (scope) => {
      const object4 = what(scope);
      if (object4.zone !== Zone.Battlefield) scope.reject(null);
      return restriction3({ kind: "cantActivate", what: object4.filter, exceptMana: except });
    })
  )
);
var definitions = rule(
  () => either(
    phrase([selfObject, "'s power and toughness are each equal to", value], (_self, amount4) => (scope) => {
      const number = amount4(scope);
      return defined(number, number);
    }),
    phrase([selfObject, "'s power is equal to", value], (_self, amount4) => (scope) => defined(amount4(scope), null)),
    phrase([selfObject, "'s toughness is equal to", value], (_self, amount4) => (scope) => defined(null, amount4(scope))),
    phrase(
      [selfObject, "'s power is equal to", value, "and its toughness is equal to that number plus", numeral],
      (_self, amount4, more2) => (scope) => {
        const number = amount4(scope);
        return defined(number, { kind: "sum", of: [number, more2] });
      }
    ),
    phrase(
      [selfObject, "'s power is equal to", value, "and its toughness is equal to", value],
      (_self, power, toughness) => (scope) => defined(power(scope), toughness(scope))
    )
  )
);
function defined(power, toughness) {
  return change({ kind: "self" }, [{ kind: "definePowerToughness", power, toughness }]);
}
function allowance2(value2) {
  return () => () => [{ kind: "allowance", allowance: value2 }];
}
function fromGraveyard3(what) {
  return { kind: "castFromZone", who: YOU2, zone: Zone.Graveyard, what, exileAfter: false };
}
function insteadOfMana(what, how) {
  return (scope) => {
    const { filter } = what(scope);
    return [{ kind: "allowance", allowance: { kind: "alternativeCost", who: YOU2, spells: filter, ...how } }];
  };
}
var aboutPlayers = rule(
  () => either(
    phrase(["you have no maximum hand size"], allowance2({ kind: "noMaximumHandSize", who: YOU2 })),
    phrase(["players have no maximum hand size"], allowance2({ kind: "noMaximumHandSize", who: EACH_PLAYER })),
    phrase(
      ["you may play an additional land on each of your turns"],
      allowance2({ kind: "additionalLandPlays", who: YOU2, count: 1 })
    ),
    phrase(
      ["you may play", numeral, "additional lands on each of your turns"],
      (count2) => allowance2({ kind: "additionalLandPlays", who: YOU2, count: count2 })()
    ),
    phrase(["play with the top card of your library revealed"], allowance2({ kind: "playWithTopRevealed", who: YOU2 })),
    phrase(
      ["players play with the top card of their libraries revealed"],
      allowance2({ kind: "playWithTopRevealed", who: EACH_PLAYER })
    ),
    phrase(
      ["you may look at the top card of your library any time"],
      allowance2({ kind: "lookAtTopOfLibrary", who: YOU2 })
    ),
    phrase(
      ["you may play lands and cast spells from the top of your library"],
      allowance2({ kind: "playFromTopOfLibrary", who: YOU2, what: { kind: "any" }, revealed: false })
    ),
    phrase(
      ["you may play lands from the top of your library"],
      allowance2({
        kind: "playFromTopOfLibrary",
        who: YOU2,
        what: { kind: "type", types: CardType.Land },
        revealed: false
      })
    ),
    phrase(
      ["you may play lands from your graveyard"],
      allowance2(fromGraveyard3({ kind: "type", types: CardType.Land }))
    ),
    phrase(["you may play lands and cast", described, "from your graveyard"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      const land = { kind: "type", types: CardType.Land };
      const filter = spells.filter.kind === "any" ? spells.filter : { kind: "or", of: [land, spells.filter] };
      return [{ kind: "allowance", allowance: fromGraveyard3(filter) }];
    }),
    phrase(["you may cast", described, "from your graveyard"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      const filter = conjunction([{ kind: "not", of: { kind: "type", types: CardType.Land } }, spells.filter]);
      return [{ kind: "allowance", allowance: fromGraveyard3(filter) }];
    }),
    phrase(["you may cast", described, "from the top of your library"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return [
        {
          kind: "allowance",
          allowance: { kind: "playFromTopOfLibrary", who: YOU2, what: spells.filter, revealed: false }
        }
      ];
    }),
    phrase(["you may cast", described, "as though they had flash"], (what) => (scope) => [
      { kind: "allowance", allowance: { kind: "castAsThoughFlash", who: YOU2, spells: what(scope).filter } }
    ]),
    phrase(
      ["you may cast", described, "from your hand without paying their mana costs"],
      (what) => insteadOfMana(what, { cost: "free", from: Zone.Hand })
    ),
    phrase(
      ["you may cast", described, "without paying their mana costs"],
      (what) => insteadOfMana(what, { cost: "free" })
    ),
    phrase(
      ["you may pay", manaCost, "rather than pay the mana cost for", described, "you cast"],
      (mana2, what) => insteadOfMana(what, { cost: [{ kind: "mana", cost: mana2 }] })
    ),
    phrase(["you may have", selfObject, "assign its combat damage as though it weren't blocked"], (what) => (scope) => {
      what(scope);
      return [{ kind: "allowance", allowance: { kind: "assignAsUnblocked", what: { kind: "isSelf" } } }];
    }),
    phrase(
      [described, "entering", maybe(words2("or dying")), "don't cause abilities", maybe(ofWhat), "to trigger"],
      (what, dying2, of) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        return restriction3({
          kind: "noTriggers",
          cause: caused(filter, "enters", dying2 !== null),
          of: of === null ? { kind: "any" } : of(scope).filter
        });
      }
    ),
    phrase(
      [
        "if a|an",
        described,
        cause,
        "causes a triggered ability of a|an",
        described,
        "to trigger , that ability triggers an additional time"
      ],
      (what, how, of) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        const allowance3 = { kind: "triggerAgain", cause: caused(filter, how, false), of: of(scope).filter };
        return [{ kind: "allowance", allowance: allowance3 }];
      }
    ),
    phrase(
      [
        "if a triggered ability of",
        first(words2("a|an"), words2("another")),
        described,
        "triggers , that ability triggers an additional time"
      ],
      (article, of) => (scope) => {
        const { filter, zone } = of(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        const other3 = article === "another" ? [{ kind: "other" }] : [];
        return [{ kind: "allowance", allowance: { kind: "triggerAgain", of: conjunction([...other3, filter]) } }];
      }
    ),
    phrase(
      ["you may activate its|his|her|their loyalty abilities any time you could cast an instant"],
      allowance2({ kind: "loyaltyAsInstant", what: { kind: "isSelf" } })
    ),
    phrase(
      ["you may activate", selfObject, "'s loyalty abilities any time you could cast an instant"],
      allowance2({ kind: "loyaltyAsInstant", what: { kind: "isSelf" } })
    ),
    phrase(
      [
        "you may activate loyalty abilities of",
        described,
        maybe(words2("on any player's turn")),
        "any time you could cast an instant"
      ],
      (what) => (scope) => [{ kind: "allowance", allowance: { kind: "loyaltyAsInstant", what: what(scope).filter } }]
    ),
    phrase(["you have hexproof"], () => () => restriction3({ kind: "playerHexproof", who: YOU2 })),
    phrase(["you have shroud"], () => () => restriction3({ kind: "playerShroud", who: YOU2 })),
    phrase([collective2, "can't gain life"], (who2) => () => restriction3({ kind: "cantGainLife", who: who2 })),
    phrase(
      [collective2, "can't cast", described, "during combat"],
      (who2, what) => (scope) => restriction3({ kind: "cantCast", who: who2, spells: what(scope).filter, when: { kind: "duringCombat" } })
    ),
    phrase([collective2, "can't lose the game"], (who2) => () => restriction3({ kind: "cantLose", who: who2 })),
    phrase([collective2, "can't win the game"], (who2) => () => restriction3({ kind: "cantWin", who: who2 })),
    phrase(["you can't lose the game and your opponents can't win the game"], () => () => [
      ...restriction3({ kind: "cantLose", who: YOU2 }),
      ...restriction3({ kind: "cantWin", who: OPPONENTS })
    ]),
    phrase(
      [collective2, "can't draw more than", numeral, "card|cards each turn"],
      (who2, count2) => () => restriction3({ kind: "cantDrawMoreThan", who: who2, count: count2 })
    ),
    phrase(["damage can't be prevented"], () => () => restriction3({ kind: "cantPreventDamage" })),
    phrase(
      ["damage that would reduce your life total to less than", numeral, "reduces it to", numeral, "instead"],
      (less, life) => less === life ? () => restriction3({ kind: "damageLeavesLife", who: YOU2, life }) : null
    ),
    phrase(
      [collective2, "can't cast", described],
      (who2, what) => (scope) => restriction3({ kind: "cantCast", who: who2, spells: what(scope).filter })
    ),
    phrase(
      [collective2, "can't cast", described, "from", zoneList2],
      (who2, what, from2) => (scope) => restriction3({ kind: "cantCast", who: who2, spells: what(scope).filter, from: from2 })
    ),
    phrase(
      [nounPhrase2, "in", zoneList2, "can't enter the battlefield"],
      (noun2, from2) => () => restriction3({ kind: "cantEnter", what: noun2.filter, from: from2 })
    ),
    phrase(
      [collective2, "can't cast", described, "during your turn"],
      (who2, what) => (scope) => restriction3({ kind: "cantCast", who: who2, spells: what(scope).filter, when: { kind: "turnOf", who: YOU2 } })
    ),
    phrase(
      ["during your turn ,", collective2, "can't cast", described],
      (who2, what) => (scope) => restriction3({ kind: "cantCast", who: who2, spells: what(scope).filter, when: { kind: "turnOf", who: YOU2 } })
    ),
    phrase(
      [collective2, "can't cast more than one spell each turn"],
      (who2) => () => restriction3({ kind: "castLimit", who: who2, spells: { kind: "any" }, count: 1 })
    ),
    phrase(
      [collective2, "can cast", described, "only any time they could cast a sorcery"],
      (who2, what) => (scope) => restriction3({ kind: "castOnlyAsSorcery", who: who2, spells: what(scope).filter })
    ),
    phrase([collective2, "can't search libraries"], (who2) => () => restriction3({ kind: "cantSearchLibraries", who: who2 })),
    phrase(
      [
        described,
        "can't attack you",
        maybe(words2("or planeswalkers you control")),
        "unless their controller pays",
        manaCost,
        first(words2("for each creature they control that's attacking you"), words2("for each of those creatures"))
      ],
      (what, walkers, cost) => (scope) => {
        const object4 = what(scope);
        if (object4.zone !== Zone.Battlefield) scope.reject(null);
        return restriction3({
          kind: "attackCost",
          what: object4.filter,
          defenders: YOU2,
          planeswalkers: walkers !== null,
          cost: [{ kind: "mana", cost }]
        });
      }
    ),
    costChanges
  )
);
var zoneList2 = phrase(
  [
    listOf(
      either(
        phrase(["graveyards"], () => Zone.Graveyard),
        phrase(["libraries"], () => Zone.Library),
        phrase(["exile"], () => Zone.Exile)
      ),
      words2("and|or")
    )
  ],
  (zones) => zones
);
var ofWhat = rule(() => phrase(["of", described], (what) => what));
var cause = either(
  phrase(["entering"], () => "enters"),
  phrase(["dying"], () => "dies"),
  phrase(["attacking"], () => "attacks")
);
function caused(what, how, orDies) {
  const dies3 = { kind: "moves", what, from: Zone.Battlefield, to: Zone.Graveyard };
  if (how === "attacks") return { kind: "attacks", what };
  if (how === "dies") return dies3;
  const enters3 = { kind: "moves", what, to: Zone.Battlefield };
  return orDies ? { kind: "anyOf", of: [enters3, dies3] } : enters3;
}
var collective2 = either(
  phrase(["players"], () => EACH_PLAYER),
  phrase(["your opponents"], () => OPPONENTS),
  phrase(["each opponent"], () => OPPONENTS),
  phrase(["each player"], () => EACH_PLAYER),
  phrase(["enchanted player"], () => ({ kind: "enchantedPlayer" })),
  phrase(["you"], () => YOU2)
);
var beforeTheGame = rule(
  () => either(
    phrase(
      ["if", selfObject, "is in your opening hand , you may begin the game with it on the battlefield"],
      () => () => [inHand({ kind: "startOnBattlefield", exileFromHand: 0 })]
    ),
    phrase(
      [
        "any time you could mulligan and",
        selfObject,
        "is in your hand , you may exile all the cards from your hand , then draw that many cards"
      ],
      () => () => [inHand({ kind: "newHandAtMulligan" })]
    )
  )
);
function inHand(allowance3) {
  return { kind: "static", effect: { kind: "allowance", allowance: allowance3 }, zone: Zone.Hand };
}
var statement = rule(() => either(aboutObjects, aboutPlayers));
var aboutCasting = rule(
  () => either(
    phrase([thisSpell, "can't be countered"], () => () => [{ kind: "keyword", keyword: "cantBeCountered" }]),
    phrase([thisSpell, "costs", manaCost, "less to cast", forEach2], (_spell, cost, each) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      const amount4 = each(scope);
      if (generic === null) return scope.reject([]);
      const by2 = Number(generic[1]);
      return [
        { kind: "keyword", keyword: "costsLess", generic: by2 === 1 ? amount4 : { kind: "times", of: amount4, by: by2 } }
      ];
    }),
    phrase([thisSpell, "costs", manaCost, "less to cast if", condition], (_spell, cost, so) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [
        {
          kind: "keyword",
          keyword: "costsLess",
          generic: lessIf(so(scope), Number(generic[1]))
        }
      ];
    }),
    phrase([thisSpell, "costs", words2("{X}"), "less to cast , where x is", value], (_spell, _x, amount4) => (scope) => [
      { kind: "keyword", keyword: "costsLess", generic: amount4(scope) }
    ]),
    phrase(["as an additional cost to cast this spell ,", actionCost], (cost) => (scope) => [
      { kind: "keyword", keyword: "additionalCost", cost: cost(scope) }
    ]),
    phrase([thisSpell, "costs", manaCost, "more to cast for each target beyond the first"], (_spell, cost) => () => [
      { kind: "keyword", keyword: "strive", cost: [{ kind: "mana", cost }] }
    ]),
    phrase(["as an additional cost to cast this spell , you may", actionCost], (cost) => (scope) => {
      const paid3 = cost(scope);
      return [{ kind: "keyword", keyword: "optionalCost", name: optionalName(paid3), cost: paid3 }];
    }),
    phrase(["as an additional cost to cast this spell ,", actionCost, "or", actionCost], (cost, other3) => (scope) => [
      { kind: "keyword", keyword: "additionalCost", cost: cost(scope), orElse: other3(scope) }
    ]),
    phrase(["you may", alternative], (cost) => (scope) => [
      { kind: "keyword", keyword: "alternativeCost", ...cost(scope) }
    ]),
    phrase(["if", condition, ", you may", alternative], (so, cost) => (scope) => {
      const only = so(scope);
      return [{ kind: "keyword", keyword: "alternativeCost", ...cost(scope), condition: only }];
    }),
    phrase(["cast this spell only", castTime], (so) => () => [{ kind: "keyword", keyword: "castOnly", condition: so }]),
    phrase(["cast this spell only if", condition], (so) => (scope) => [
      { kind: "keyword", keyword: "castOnly", condition: so(scope) }
    ]),
    phrase(
      ["you may cast this spell as though it had flash if you pay", manaCost, "more to cast it"],
      (more2) => (scope) => {
        const { manaCost: own2 } = scope.face;
        if (own2 === null) return scope.reject([]);
        return [
          {
            kind: "keyword",
            keyword: "alternativeCost",
            name: "flash",
            cost: [
              { kind: "mana", cost: own2 },
              { kind: "mana", cost: more2 }
            ],
            instant: true
          }
        ];
      }
    ),
    phrase(["you may cast this spell as though it had flash if", condition], (so) => (scope) => {
      const { manaCost: own2 } = scope.face;
      if (own2 === null) return scope.reject([]);
      return [
        {
          kind: "keyword",
          keyword: "alternativeCost",
          name: "flash",
          cost: [{ kind: "mana", cost: own2 }],
          condition: so(scope),
          instant: true
        }
      ];
    }),
    phrase([thisSpell, "costs", manaCost, "less to cast if", paidFor], (_spell, cost, name2) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [
        { kind: "keyword", keyword: "costsLess", generic: lessIf({ kind: "paid", cost: name2 }, Number(generic[1])) }
      ];
    })
  )
);
var alternative = rule(
  () => either(
    phrase([actionCost, "rather than pay this spell's mana cost"], (cost) => (scope) => {
      const paid3 = cost(scope);
      return { name: describeCost(paid3), cost: paid3 };
    }),
    phrase(["cast this spell without paying its mana cost"], () => () => ({ name: "free", cost: [] }))
  )
);
function lessIf(so, then) {
  return { kind: "conditional", if: so, then, else: 0 };
}
var castTime = either(
  phrase(["during combat"], () => ({ kind: "duringCombat" })),
  phrase(["during your turn"], () => ({ kind: "turnOf", who: YOU2 })),
  phrase(["during an opponent's turn"], () => ({ kind: "turnOf", who: OPPONENTS })),
  phrase(["during the declare attackers step"], () => ({ kind: "during", steps: [Step.DeclareAttackers] })),
  phrase(["during the declare attackers step and only if you've been attacked this step"], () => ({
    kind: "and",
    of: [{ kind: "during", steps: [Step.DeclareAttackers] }, BEEN_ATTACKED]
  })),
  phrase(["during the declare blockers step"], () => ({ kind: "during", steps: [Step.DeclareBlockers] })),
  phrase(["during combat before blockers are declared"], () => ({ kind: "during", steps: BEFORE_BLOCKERS }))
);
var paidFor = either(
  phrase(["it's bargained"], () => "bargain"),
  phrase(["it's kicked"], () => "kicker")
);
var BEFORE_BLOCKERS = [Step.BeginCombat, Step.DeclareAttackers];
var BEEN_ATTACKED = {
  kind: "isPlayer",
  who: YOU2,
  among: { kind: "attackedBy", what: { kind: "all", zone: Zone.Battlefield, filter: { kind: "attacking" } } }
};
var thisSpell = first(
  words2("this spell"),
  phrase([selfObject], () => true)
);
var staticSentence = rule(
  () => phrase([plainSentence], (sentence3) => (scope) => {
    const said = sentence3(scope);
    const { zone } = scope.draft;
    return zone === null ? said : said.map((each) => each.kind === "static" ? { ...each, zone } : each);
  })
);
var plainSentence = rule(
  () => either(
    phrase([statement], (effects) => (scope) => lines2(effects(scope), null)),
    phrase([statement, "as long as", condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines2(what, so(scope));
    }),
    phrase(["as long as", condition, ",", statement], (so, effects) => (scope) => {
      const only = so(scope);
      return lines2(effects(scope), only);
    }),
    phrase(["as long as", condition, ",", replacementLine], (so, replaced) => (scope) => {
      const only = so(scope);
      return replaced(scope).map(
        (ability) => ability.kind === "replacement" && ability.condition === void 0 ? { ...ability, condition: only } : scope.reject(ability)
      );
    }),
    phrase(
      ["during your turn ,", statement],
      (effects) => (scope) => lines2(effects(scope), { kind: "turnOf", who: YOU2 })
    ),
    phrase(
      ["during turns other than yours ,", statement],
      (effects) => (scope) => lines2(effects(scope), { kind: "not", of: { kind: "turnOf", who: YOU2 } })
    ),
    phrase(
      [subject2, predicates, "as long as", condition, ". otherwise , it", predicates],
      (who2, changes, so, others4) => (scope) => {
        const { objects: objects3 } = who2(scope);
        const then = change(objects3, changes(scope));
        const only = so(scope);
        return [...lines2(then, only), ...lines2(change(objects3, others4(scope)), { kind: "not", of: only })];
      }
    ),
    phrase([statement, "unless", condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines2(what, { kind: "not", of: so(scope) });
    }),
    phrase([subject2, staysTapped2, "if", condition], (who2, _stays, so) => (scope) => {
      const what = restriction3({ kind: "doesntUntap", what: who2(scope).filter });
      return lines2(what, so(scope));
    })
  )
);
var lineSentence = rule(() => either(staticSentence, replacementLine));
function optionalName(cost) {
  if (cost.some(({ kind }) => kind === "behold")) return "behold";
  return cost.some(({ kind }) => kind === "collectEvidence") ? "collect evidence" : "additional";
}
var paired = rule(
  () => phrase(
    [
      "as long as",
      selfObject,
      "is paired with another creature ,",
      either(words2("both creatures"), words2("each of those creatures")),
      predicates
    ],
    (_self, _both, changes) => (scope) => [
      {
        kind: "static",
        condition: { kind: "matches", what: { kind: "self" }, filter: { kind: "designated", word: "paired" } },
        effect: {
          kind: "change",
          affected: { kind: "union", of: [{ kind: "self" }, { kind: "pairedWith" }] },
          changes: changes(scope)
        }
      }
    ]
  )
);
var staticLine = rule(
  () => either(
    aboutCasting,
    beforeTheGame,
    paired,
    staticSentence,
    phrase(
      [lineSentence, ".", listOf(lineSentence, words2("."))],
      (head2, rest2) => (scope) => [head2, ...rest2].flatMap((each) => each(scope))
    )
  )
);

// packages/oracle/src/compile/grammar/striations.ts
function symbolWord(pieces) {
  const dash2 = pieces.findIndex((piece) => piece.text === "\u2014");
  if (dash2 < 1 || dash2 > 2 || pieces[0]?.capital !== true) return null;
  const text = pieces.slice(0, dash2).map((piece) => piece.text).join(" ");
  const word = SYMBOL_WORDS.find((each) => each === text);
  return word === void 0 ? null : { word, rest: pieces.slice(dash2 + 1) };
}
var SYMBOL_WORDS = ["to solve", "solved", "max speed", "power-up"];
var AT_MAX_SPEED = {
  kind: "compare",
  left: { kind: "speed", of: { kind: "you" } },
  op: ">=",
  right: 4
};
function whileSo2(word, given3) {
  const elsewhere4 = word === "max speed" ? given3.filter(isElsewhere) : [];
  const here = given3.filter((ability) => !elsewhere4.includes(ability));
  const bits2 = here.reduce((all3, ability) => all3 | plainKeywords(ability), 0);
  const abilities3 = here.filter((ability) => plainKeywords(ability) === 0);
  const keyword = word === "solved" ? "solved" : "maxSpeed";
  return [
    ...here.length === 0 ? [] : [{ kind: "keyword", keyword, ...bits2 === 0 ? {} : { keywords: bits2 }, abilities: abilities3 }],
    ...elsewhere4.map(onlyAtMaxSpeed)
  ];
}
function poweredUp(given3) {
  const [ability, ...more2] = given3;
  if (ability?.kind !== "activated" || more2.length > 0) return null;
  return [{ ...ability, keyword: "Power-up", once: true, cheaperIfNew: true }];
}
function isElsewhere(ability) {
  return "zone" in ability && ability.zone !== void 0 && ability.zone !== Zone.Battlefield;
}
function onlyAtMaxSpeed(ability) {
  if (ability.kind === "spell" || ability.kind === "keyword") return ability;
  const condition2 = ability.condition === void 0 ? AT_MAX_SPEED : { kind: "and", of: [AT_MAX_SPEED, ability.condition] };
  return { ...ability, condition: condition2 };
}
function plainKeywords(ability) {
  if (ability.kind !== "static" || ability.condition !== void 0 || ability.effect.kind !== "change") return 0;
  const [only, ...more2] = ability.effect.changes;
  return ability.effect.affected.kind === "self" && only?.kind === "addKeywords" && more2.length === 0 ? only.keywords : 0;
}

// packages/oracle/src/compile/grammar/ability.ts
function unread(pieces) {
  return { kind: "unread", pieces };
}
function lowered(reader2, pieces, scope) {
  for (const meaning of readAll(reader2, linked(pieces))) {
    const trial = scope.trial();
    const value2 = meaning(trial);
    if (!trial.rejected) return { value: value2, scope: trial };
  }
  return null;
}
function readAbility(pieces, scope) {
  const dash2 = pieces.findIndex((piece) => piece.text === "\u2014");
  const numbers = dash2 < 0 ? null : chapterNumbers(pieces.slice(0, dash2));
  if (numbers !== null) return readChapter(numbers, pieces.slice(dash2 + 1), scope);
  const symbol = symbolWord(pieces);
  if (symbol !== null) return readSymbol(symbol.word, symbol.rest, scope);
  const exerting = exertingAttacker(pieces);
  if (exerting !== null) return readExerting(exerting, scope);
  const marked = withoutAbilityWord(pieces);
  if (marked === null) return unread(pieces);
  const { limit: limit2 } = marked;
  if (limit2 === null) return readLine(marked.pieces, scope) ?? readFramed(marked.pieces, scope);
  const limited = scope.trial();
  limit2(limited.draft);
  return readFramed(marked.pieces, limited);
}
var EXERT = { kind: "keyword", keyword: "exert" };
function readExerting({ linked: linked2 }, scope) {
  if (linked2 === null) return { kind: "ability", abilities: [EXERT] };
  const read = readFramed(linked2, scope);
  return read.kind === "unread" ? read : { kind: "ability", abilities: [EXERT, ...read.abilities] };
}
function readSymbol(word, pieces, scope) {
  if (word === "to solve") {
    const plain4 = pieces[pieces.length - 1]?.text === "." ? pieces.slice(0, -1) : pieces;
    const so = lowered(condition, plain4, scope);
    if (so === null) return unread(pieces);
    return { kind: "ability", abilities: [{ kind: "keyword", keyword: "toSolve", condition: so.value }] };
  }
  const read = readAbility(pieces, scope);
  if (read.kind === "unread") return read;
  const abilities3 = word === "power-up" ? poweredUp(read.abilities) : whileSo2(word, read.abilities);
  return abilities3 === null ? unread(pieces) : { kind: "ability", abilities: abilities3 };
}
var ROMAN2 = ["i", "ii", "iii", "iv", "v", "vi"];
function chapterNumbers(pieces) {
  const numbers = [];
  for (const { text } of pieces) {
    const at = ROMAN2.indexOf(text);
    if (at >= 0) numbers.push(at + 1);
    else if (text !== ",") return null;
  }
  return numbers.length === 0 ? null : numbers;
}
function readChapter(numbers, pieces, scope) {
  const read = readSentences(sentencesOf(modeHead(pieces).rest), scope);
  if (read.kind === "unread") return unread(read.pieces);
  return {
    kind: "ability",
    abilities: [{ kind: "keyword", keyword: "chapter", numbers, ...finishedDraft(read.scope.draft) }]
  };
}
function readLine(pieces, scope) {
  const plain4 = pieces[pieces.length - 1]?.text === "." ? pieces.slice(0, -1) : pieces;
  const keywords = lowered(keywordLine, plain4, scope);
  if (keywords !== null) {
    const { bits: bits2, abilities: abilities3 } = keywords.value;
    return bits2 === 0 ? { kind: "ability", abilities: abilities3 } : { kind: "ability", abilities: [{ kind: "static", effect: keywordEffect(bits2) }, ...abilities3] };
  }
  const line2 = lowered(wholeLine, plain4, scope);
  return line2 === null ? null : { kind: "ability", abilities: line2.value, scope: line2.scope };
}
function keywordEffect(keywords) {
  return { kind: "change", affected: { kind: "self" }, changes: [{ kind: "addKeywords", keywords }] };
}
var wholeLine = rule(() => either(staticLine, replacementLine));
var triggered = rule(
  () => phrase([trigger, ",", maybe(functioning2), maybe(interveningIf), effectSentence], (event, zones, so, then) => ({
    zones: zones ?? [],
    event,
    condition: so,
    then
  }))
);
var functioning2 = rule(
  () => either(
    phrase(["if", selfObject, "is in your graveyard ,"], () => [Zone.Graveyard]),
    phrase(["if", selfObject, "is in your hand ,"], () => [Zone.Hand]),
    phrase(["if", selfObject, "is in exile ,"], () => [Zone.Exile]),
    phrase(["if", selfObject, "is in your graveyard or on the battlefield ,"], () => [
      Zone.Battlefield,
      Zone.Graveyard
    ])
  )
);
var interveningIf = rule(() => phrase(["if", condition, ","], (so) => so));
function readFramed(pieces, scope) {
  const [head2 = [], ...rest2] = sentencesOf(pieces);
  const colon = head2.findIndex((piece) => piece.text === ":");
  const frame = colon >= 0 ? activatedFrame(head2, colon, scope) : triggeredFrame(head2, scope);
  if (frame === null) return unread(colon >= 0 ? unreadActivated(head2, colon, scope) : unreadTriggered(head2));
  return finished(frame, rest2);
}
function unreadActivated(head2, colon, scope) {
  const cost = head2.slice(0, colon);
  return lowered(activationCost, cost, scope) === null ? cost : head2.slice(colon + 1);
}
var triggerAlone = rule(
  () => phrase([trigger, ",", maybe(functioning2), maybe(interveningIf)], () => true)
);
function unreadTriggered(head2) {
  const starts = readingsAt(triggerAlone, linked(head2)).map(({ nextToken }) => nextToken?.pos.index ?? 0);
  const from2 = Math.max(-1, ...starts);
  const rest2 = from2 < 0 ? [] : head2.filter((piece) => piece.start >= from2);
  if (rest2.length > 0) return rest2;
  const comma = head2.findIndex((piece) => piece.text === ",");
  return TRIGGER_WORDS.has(head2[0]?.text ?? "") && comma > 0 ? head2.slice(0, comma) : head2;
}
var TRIGGER_WORDS = /* @__PURE__ */ new Set(["when", "whenever", "at"]);
function finished(frame, rest2) {
  const read = readSentences(rest2, frame.scope);
  if (read.kind === "unread") return unread(read.pieces);
  const ability = frame.make(read.scope);
  const abilities3 = (frame.zones ?? []).map(
    (zone) => zone === Zone.Battlefield || ability.kind !== "triggered" ? ability : { ...ability, zone }
  );
  return { kind: "ability", abilities: abilities3.length === 0 ? apartByZone(ability) : abilities3 };
}
var sentenceMeaning = rule(
  () => phrase([sentence2], (what) => (scope) => what(scope))
);
function readSentences(sentences, scope) {
  let current = scope;
  for (const pieces of sentences) {
    current.beginSentence();
    const read = lowered(sentenceMeaning, pieces, current);
    if (read === null) return { kind: "unread", pieces };
    current = read.scope;
  }
  return { kind: "read", scope: current };
}
function activatedFrame(head2, colon, scope) {
  const cost = lowered(activationCost, head2.slice(0, colon), scope);
  if (cost === null) return null;
  cost.scope.beginSentence();
  const effect = lowered(sentenceMeaning, head2.slice(colon + 1), cost.scope);
  if (effect === null) return null;
  return { scope: effect.scope, make: (last) => activated3(cost.value, last) };
}
function activated3(cost, { draft }) {
  const zone = cost.some((part) => part.kind === "discardSelf") ? Zone.Hand : draft.zone;
  return {
    kind: "activated",
    cost,
    ...finishedDraft(draft),
    ...draft.modes === null ? {} : { modes: draft.modes },
    ...draft.sorcerySpeed ? { sorcerySpeed: true } : {},
    ...draft.oncePerTurn ? { oncePerTurn: true } : {},
    ...draft.timesPerTurn === null ? {} : { timesPerTurn: draft.timesPerTurn },
    ...draft.once ? { once: true } : {},
    ...draft.condition === null ? {} : { condition: draft.condition },
    ...draft.costsLess === null ? {} : { costsLess: draft.costsLess },
    ...draft.onlyAsInstant ? { onlyAsInstant: true } : {},
    ...draft.anyPlayer ? { activator: { kind: "eachPlayer" } } : {},
    ...zone === null ? {} : { zone }
  };
}
function triggeredFrame(head2, scope) {
  for (const { zones, event, condition: so, then } of readAll(triggered, linked(head2))) {
    const trial = scope.trial();
    const [first2] = zones;
    if (zones.length === 1 && first2 !== void 0) trial.draft.zone = first2;
    const pattern = event(trial);
    const only = so === null ? null : so(trial);
    trial.beginSentence();
    trial.draft.effects.push(then(trial));
    if (trial.rejected) continue;
    return {
      scope: trial,
      ...zones.length > 1 ? { zones } : {},
      make: ({ draft }) => ({
        kind: "triggered",
        event: pattern,
        ...only === null ? {} : { condition: only },
        ...finishedDraft(draft),
        ...draft.modes === null ? {} : { modes: draft.modes },
        ...draft.oncePerTurn ? { oncePerTurn: true } : {},
        ...draft.oneOrMore ? { oneOrMore: true } : {},
        ...draft.zone === null ? {} : { zone: draft.zone }
      })
    };
  }
  return null;
}
var MANY = 99;
var modesHeader = rule(
  () => either(
    phrase(["choose", numeral, "\u2014"], (count2) => ({ min: count2, max: count2 })),
    phrase(["choose", numeral], (count2) => ({ min: count2, max: count2 })),
    phrase(["choose one that hasn't been chosen \u2014"], () => ({ min: 1, max: 1, unchosen: "ever" })),
    phrase(["choose one that hasn't been chosen this turn \u2014"], () => ({ min: 1, max: 1, unchosen: "thisTurn" })),
    phrase(["choose one or both \u2014"], () => ({ min: 1, max: 2 })),
    phrase(["choose one or more \u2014"], () => ({ min: 1, max: MANY })),
    phrase(["spree"], () => ({ min: 1, max: MANY })),
    // 702.172a
    phrase(["tiered"], () => ({ min: 1, max: 1 })),
    // 702.183a
    phrase(["choose up to", numeral, "\u2014"], (max) => ({ min: 0, max })),
    phrase(["choose", numeral, ". you may choose the same mode more than once ."], (count2) => ({
      min: count2,
      max: count2,
      repeat: true
    })),
    phrase(
      ["choose up to", numeral, words2("{P}"), "worth of modes . you may choose the same mode more than once ."],
      (max) => ({ min: 0, max, repeat: true })
    ),
    phrase(["choose one . if", condition, "as you cast this spell , you may choose both instead ."], (so) => ({
      min: 1,
      max: 1,
      instead: { condition: so, min: 1, max: 2 }
    })),
    phrase(["choose one . if", condition, ", choose", either(words2("both"), words2("two")), "instead ."], (so) => ({
      min: 1,
      max: 1,
      instead: { condition: so, min: 2, max: 2 }
    }))
  )
);
function readModes(header, options, scope) {
  const read = [];
  for (const option of options) {
    const { cost, weight, rest: pieces } = modeHead(option);
    const inner = scope.trial();
    inner.draft.effects.length = 0;
    const sentences = readSentences(sentencesOf(pieces), inner);
    if (sentences.kind === "unread") return sentences.pieces;
    read.push({
      ...finishedDraft(sentences.scope.draft),
      ...cost === null ? {} : { cost },
      ...weight === 0 ? {} : { weight }
    });
  }
  const { min, max, repeat, unchosen, instead: instead4 } = header;
  return {
    min,
    max: repeat === true ? max : Math.min(max, options.length),
    ...repeat === true ? { repeat } : {},
    ...unchosen === void 0 ? {} : { unchosen },
    ...instead4 === void 0 ? {} : { instead: { ...instead4, condition: instead4.condition(scope.trial()) } },
    options: read
  };
}
function spellAbility({ draft }) {
  return {
    kind: "spell",
    ...finishedDraft(draft),
    ...draft.modes === null ? {} : { modes: draft.modes }
  };
}

// packages/oracle/src/compile/lowering/chosenName.ts
function chosenNames(abilities3) {
  let asked2 = false;
  let chosen2 = false;
  visit(abilities3, (part) => {
    if (part["kind"] === "chosenNameOfSource") asked2 = true;
    if (part["kind"] === "chooseName") chosen2 = true;
  });
  if (!asked2) return abilities3;
  if (!chosen2) return null;
  return abilities3.map(
    (ability) => rewrite(
      ability,
      (part) => part["kind"] === "chooseName" && typeof part["as"] === "string" ? { ...part, forSource: true } : void 0
    )
  );
}

// packages/oracle/src/compile/lowering/linked.ts
function linkedExiles(abilities3, keywords) {
  if (!abilities3.some(asks)) return abilities3;
  let found = (keywords & Keyword.Delve) !== 0 || abilities3.some(linksItself);
  const linking = abilities3.map(
    (ability) => rewrite(ability, (part) => {
      if (part !== ability && isOther2(part)) return part;
      if (part["kind"] !== "exile" || part["linked"] === true) return void 0;
      found = true;
      return { ...part, linked: true };
    })
  );
  return found ? linking : null;
}
function asks(ability) {
  let asked2 = false;
  visit(ability, (part) => {
    if (part["kind"] === "exiledWithSource" || part["kind"] === "untilSourceExilesAnother") asked2 = true;
  });
  return asked2;
}
function linksItself(ability) {
  if (ability.kind !== "keyword") return false;
  if (ability.keyword === "craft" || ability.keyword === "hideaway") return true;
  return "cost" in ability && ability.cost.some(({ kind }) => kind === "exileCards");
}
function isOther2(part) {
  return part["kind"] === "createTokens" || part["kind"] === "addAbilities" || part["kind"] === "emblem";
}

// packages/oracle/src/compile/lowering/names.ts
var ALWAYS_NAMED = /* @__PURE__ */ new Set([
  "search",
  "chooseObjects",
  "choosePlayer",
  "chooseColor",
  "chooseNumber",
  "chooseName",
  "chooseCreatureType",
  "let",
  "letNumber",
  "forEachObject",
  "forEachPlayer",
  "revealUntil",
  "separate",
  "choosePile",
  "payAnyEnergy",
  "flipCoin",
  "rollDie"
]);
function withoutUnusedNames(ability, elsewhere4 = []) {
  const used = /* @__PURE__ */ new Set();
  visit([ability, ...elsewhere4], (part) => {
    if (part["kind"] === "bound" && typeof part["name"] === "string") used.add(part["name"]);
    if (part["kind"] === "choosePile" && typeof part["piles"] === "string") used.add(part["piles"]);
    if (Array.isArray(part["keep"])) {
      for (const name2 of part["keep"]) if (typeof name2 === "string") used.add(name2);
    }
  });
  return rewrite(ability, (part) => stripped(part, used));
}
function stripped(part, used) {
  const { as, name: name2, ...rest2 } = part;
  const kind = part["kind"];
  if (kind === "sequence" && Array.isArray(part["of"]) && part["of"].some((each) => isUnusedNumber(each, used)))
    return withoutNested(withoutNumbers(part, part["of"], used), used);
  const unusedResult = typeof as === "string" && !used.has(as) && typeof kind === "string" && !ALWAYS_NAMED.has(kind);
  if (unusedResult) return withoutNested(name2 === void 0 ? rest2 : { ...rest2, name: name2 }, used);
  const unusedPayment = typeof name2 === "string" && !used.has(name2) && typeof kind === "string" && PAYMENTS.has(kind);
  if (unusedPayment) return withoutNested(as === void 0 ? rest2 : { ...rest2, as }, used);
  return void 0;
}
function withoutNumbers(part, of, used) {
  return { ...part, of: of.filter((each) => !isUnusedNumber(each, used)) };
}
function isUnusedNumber(part, used) {
  if (typeof part !== "object" || part === null || !("kind" in part) || !("as" in part)) return false;
  return part.kind === "letNumber" && typeof part.as === "string" && !used.has(part.as);
}
var PAYMENTS = /* @__PURE__ */ new Set([
  "blight",
  "mill",
  "sacrifice",
  "discard",
  "exileCards",
  "returnToHand",
  "revealFromHand",
  "tapPermanents"
]);
function withoutNested(part, used) {
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, rewrite(inner, (each) => stripped(each, used))])
  );
}

// packages/oracle/src/compile/lowering/xWithoutValue.ts
function hasXWithoutValue(abilities3, manaCost2) {
  if (manaCost2.includes("{X}") || abilities3.some((ability) => ability.kind === "keyword" && asksForX(ability)))
    return false;
  return abilities3.some((ability) => JSON.stringify(ability).includes('"kind":"x"') && !asksForX(ability));
}
function asksForX(ability) {
  let asks2 = false;
  visit(ability, (part) => {
    const { kind, cost, change: change2 } = part;
    if (kind === "mana" && typeof cost === "string" && cost.includes("{X}")) asks2 = true;
    if (kind === "loyalty" && change2 === "-X") asks2 = true;
    if (Array.isArray(cost) && JSON.stringify(cost).includes('"kind":"x"')) asks2 = true;
  });
  return asks2;
}

// packages/oracle/src/compile/shape.ts
var NUMBERS3 = new Set(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty".split(" ")
);
function shapeOf(pieces) {
  const parts = [];
  for (const piece of pieces) {
    const part = abstracted(piece);
    if (part === "{}" && parts[parts.length - 1] === "{}") continue;
    parts.push(part);
  }
  return parts.join(" ").replace(/ ([,.:;]|'s)/g, "$1");
}
function abstracted(piece) {
  const { kind, text } = piece;
  if (kind === "symbol") return /^\{[TQE]\}$/.test(text) ? text : "{}";
  if (kind === "number" || NUMBERS3.has(text)) return "N";
  if (kind === "size") return /^[+-]/.test(text) ? "+N/+N" : "N/N";
  if (kind === "signed") return "+N";
  if (kind === "quoted") return '"\u2026"';
  if (kind !== "word") return text;
  if (colorBit(text) !== null) return "COLOR";
  if (typeBit(text) !== null) return "TYPE";
  return piece.capital && subtypeOf(text) !== null ? "SUBTYPE" : text;
}

// packages/oracle/src/compile/text/names.ts
function ownNames(facts) {
  const names2 = [facts.name];
  const short = (facts.supertypes & Supertype.Legendary) !== 0 || (facts.types & CardType.Planeswalker) !== 0 ? shortNames(facts.name) : [];
  for (const name2 of short) if (!names2.includes(name2)) names2.push(name2);
  return names2.sort((a, b) => b.length - a.length);
}
function shortNames(name2) {
  const beforeComma = name2.replace(/,.*$/, "");
  const beforeEpithet = beforeComma.replace(/ (of|the|and|von|to|from) .*$/, "");
  const first2 = beforeEpithet.split(" ")[0] ?? "";
  const plain4 = first2.length > 2 && !/^(The|Lord|Lady|Sir|King|Queen|Doctor|Captain)$/.test(first2) && subtypeOf(first2) === null;
  return [beforeComma, beforeEpithet, ...plain4 ? [first2] : []].filter(
    (each) => each !== "" && (subtypeOf(each) === null || each === beforeComma)
  );
}

// packages/oracle/src/compile/text/sections.ts
var LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/;
var SIZE2 = /^(\d+)\/(\d+)$/;
var CLASS = /^((?:\{[^{}]+\})+): Level (\d+)(?: [—-] )?/;
var STATION = /^(\d+)\+ \| /;
function sectionsOf(face, paragraphs2) {
  const hasStation = paragraphs2.some(({ text }) => /^Station\b/.test(text));
  const sections = [{ bar: null, paragraphs: [] }];
  for (const paragraph of paragraphs2) {
    const last = sections[sections.length - 1];
    const begun = begins(paragraph, hasStation);
    if (begun !== null) sections.push(begun);
    else if (last === void 0 || !takesSize(last, paragraph)) last?.paragraphs.push(paragraph);
  }
  return hasStation ? sizedLast(sections, face) : sections;
}
function begins(paragraph, hasStation) {
  const { text, start } = paragraph;
  const level = LEVEL.exec(text);
  if (level !== null)
    return {
      bar: {
        kind: "level",
        from: Number(level[1]),
        to: level[2] === void 0 ? null : Number(level[2]),
        size: null
      },
      paragraphs: []
    };
  const ofClass = CLASS.exec(text);
  if (ofClass !== null)
    return {
      bar: { kind: "class", level: Number(ofClass[2]), cost: { start, text: ofClass[1] ?? "" } },
      paragraphs: restOf2(paragraph, ofClass[0].length)
    };
  const station3 = hasStation ? STATION.exec(text) : null;
  if (station3 === null) return null;
  return {
    bar: { kind: "station", from: Number(station3[1]), to: null, size: null },
    paragraphs: restOf2(paragraph, station3[0].length)
  };
}
function restOf2(paragraph, lead) {
  const { start, text } = paragraph;
  return lead === text.length ? [] : [{ ...paragraph, start: start + lead, text: text.slice(lead) }];
}
function takesSize(section, { text }) {
  const size3 = SIZE2.exec(text);
  if (size3 === null || section.bar === null || section.bar.kind === "class") return false;
  section.bar = { ...section.bar, size: { power: Number(size3[1]), toughness: Number(size3[2]) } };
  return true;
}
function sizedLast(sections, { power, toughness }) {
  const last = sections[sections.length - 1];
  if (last?.bar?.kind !== "station" || power === null || toughness === null) return sections;
  return [
    ...sections.slice(0, -1),
    { ...last, bar: { ...last.bar, size: { power: Number(power), toughness: Number(toughness) } } }
  ];
}

// packages/oracle/src/compile/compileFace.ts
function compileFace(source, at, gaps) {
  const cleave = CLEAVE.exec(source.text);
  return cleave === null ? compilePlain(source, at, gaps) : compileCleave(source, cleave, at, gaps);
}
var CLEAVE = /^Cleave ((?:\{[^{}]+\})+).*$/m;
function compileCleave(source, [line2, cost = ""], at, gaps) {
  const text = source.text.replace(line2, blank);
  const whole = compilePlain({ ...source, text: text.replace(/[[\]]/g, " ") }, at, gaps);
  const cleft = whole === null ? null : compilePlain({ ...source, text: text.replace(/\[[^\]]*\]/g, blank) }, at, gaps);
  if (whole === null || cleft === null) return null;
  const ability = cleft.abilities.find((each) => each.kind === "spell");
  if (ability?.kind !== "spell") return null;
  const cleave = {
    kind: "keyword",
    keyword: "alternativeCost",
    name: "cleave",
    cost: [{ kind: "mana", cost }],
    ability
  };
  return { ...whole, abilities: [cleave, ...whole.abilities] };
}
function blank(text) {
  return " ".repeat(text.length);
}
function compilePlain(source, at, gaps) {
  const facts = readCharacteristics(source);
  if (facts === null) {
    gaps.push({
      face: at,
      start: 0,
      end: 0,
      code: "bad-characteristic",
      shape: `${source.typeLine} ${source.manaCost}`
    });
    return null;
  }
  const reading = new FaceReading(facts, at, gaps);
  for (const section of sectionsOf(source, paragraphsOf(source.text))) reading.addSection(section);
  const face = reading.face();
  if (face === null) return null;
  if (hasXWithoutValue(face.abilities, source.manaCost)) {
    gaps.push({ face: at, start: 0, end: source.text.length, code: "unsupported", shape: "X without a value" });
    return null;
  }
  const unaccounted = unaccountedWords(source.text, ownNames(facts), face);
  if (unaccounted === null) return face;
  gaps.push(wordGap(source, at, unaccounted));
  return null;
}
function wordGap(source, face, { lost, added }) {
  const shape = [...lost.map((word) => `-${word}`), ...added.map((word) => `+${word}`)].join(" ");
  return { face, start: 0, end: source.text.length, code: "unaccounted-word", shape };
}
var FaceReading = class _FaceReading {
  facts;
  at;
  gaps;
  before;
  names;
  abilities;
  keywords;
  /** What the spell does so far, for instants and sorceries. */
  spell;
  spellAt;
  /** How many abilities stand before what backup lends, and the plain keywords among those after it. */
  backup;
  constructor(facts, at, gaps) {
    this.facts = facts;
    this.at = at;
    this.gaps = gaps;
    this.before = gaps.length;
    this.names = ownNames(facts);
    this.abilities = [];
    this.keywords = 0;
    this.spell = null;
    this.spellAt = 0;
    this.backup = null;
  }
  add(paragraph) {
    const partner = PARTNER_WITH.exec(paragraph.text);
    if (partner !== null) {
      this.abilities.push({ kind: "keyword", keyword: "partner with", name: partner[1] ?? "" });
      return;
    }
    const pieces = piecesOf(paragraph.text, this.names, paragraph.start);
    if (pieces.length === 0) return;
    const modes = paragraph.modes.map((mode) => piecesOf(mode.text, this.names, mode.start));
    if (this.isSpell()) this.addToSpell(pieces, modes);
    else if (modes.length > 0) this.addModal(pieces, modes);
    else this.take(readAbility(pieces, new Scope2(this.facts)));
  }
  /** The paragraphs beside a symbol or under a bar are part of the ability it stands for (711.2, 716.2, 721.2). */
  addSection({ bar, paragraphs: paragraphs2 }) {
    if (bar === null) {
      for (const paragraph of paragraphs2) this.add(paragraph);
      return;
    }
    const inner = new _FaceReading(this.facts, this.at, this.gaps);
    for (const paragraph of paragraphs2) inner.add(paragraph);
    const { keywords, abilities: abilities3 } = inner;
    if (bar.kind !== "class")
      this.abilities.push({ kind: "keyword", keyword: "atCounters", ...symbolOf(bar), keywords, abilities: abilities3 });
    else this.addClassLevel(bar, keywords, abilities3);
  }
  addClassLevel(bar, keywords, abilities3) {
    const pieces = piecesOf(bar.cost.text, this.names, bar.cost.start);
    const cost = lowered(activationCost, pieces, new Scope2(this.facts));
    if (cost === null) this.gap(pieces);
    else
      this.abilities.push({
        kind: "keyword",
        keyword: "classLevel",
        level: bar.level,
        cost: cost.value,
        keywords,
        abilities: abilities3
      });
  }
  isSpell() {
    return (this.facts.types & (CardType.Instant | CardType.Sorcery)) !== 0;
  }
  take(read) {
    if (read.kind === "unread") {
      this.gap(read.pieces);
      return;
    }
    for (const ability of read.abilities) {
      const bits2 = plainKeywords(ability);
      if (bits2 === 0) this.abilities.push(ability);
      this.keywords |= bits2;
      if (isBackup(ability)) this.backup = { at: this.abilities.length, keywords: 0 };
      else if (this.backup !== null) this.backup = { ...this.backup, keywords: this.backup.keywords | bits2 };
    }
  }
  /** A paragraph of an instant or sorcery: about the spell as a whole, or more of what it does. */
  addToSpell(pieces, modes) {
    const scope = this.spell ?? new Scope2(this.facts);
    if (modes.length > 0) {
      this.addSpellModes(pieces, modes, scope);
      return;
    }
    const marked = withoutAbilityWord(pieces);
    const said = marked === null || marked.limit !== null ? pieces : marked.pieces;
    const sentences = readSentences(sentencesOf(said), scope);
    if (sentences.kind === "read") {
      this.continueSpell(sentences.scope);
      return;
    }
    const cost = readAbility(pieces, scope.trial());
    if (cost.kind === "ability" && cost.scope !== void 0 && cost.abilities.every(isCostOfSpell)) {
      this.take(cost);
      this.continueSpell(cost.scope);
      return;
    }
    const whole = readAbility(pieces, new Scope2(this.facts));
    if (whole.kind === "ability" && !changesSomething(whole)) this.take(whole);
    else this.gap(sentences.pieces);
  }
  continueSpell(scope) {
    if (this.spell === null) this.spellAt = this.abilities.length;
    this.spell = scope;
  }
  addSpellModes(header, options, scope) {
    const allowed2 = readAll(modesHeader, linked(header))[0];
    if (allowed2 === void 0) {
      this.gap(header);
      return;
    }
    const modes = readModes(allowed2, options, scope);
    if (!("options" in modes)) {
      this.gap(modes);
      return;
    }
    scope.draft.modes = modes;
    this.continueSpell(scope);
  }
  /** A triggered or activated ability with modes: "When this enters, choose one —". */
  addModal(header, options) {
    const choose2 = header.findLastIndex((piece) => piece.text === "choose");
    const allowed2 = readAll(modesHeader, linked(header.slice(Math.max(choose2, 0))))[0];
    if (choose2 < 0 || allowed2 === void 0) {
      this.gap(header);
      return;
    }
    const modes = readModes(allowed2, options, new Scope2(this.facts));
    if (!("options" in modes)) {
      this.gap(modes);
      return;
    }
    const frame = readAbility([...header.slice(0, choose2), ...PLACEHOLDER], new Scope2(this.facts));
    const ability = frame.kind === "ability" ? frame.abilities[0] : void 0;
    if (ability?.kind !== "triggered" && ability?.kind !== "activated") {
      this.gap(header);
      return;
    }
    this.abilities.push({ ...ability, effect: { kind: "sequence", of: [] }, modes });
  }
  /** Backup lends the abilities printed after it (702.165a). */
  lent() {
    const { backup: backup2 } = this;
    if (backup2 === null) return this.abilities;
    const after = this.abilities.slice(backup2.at);
    return this.abilities.map(
      (ability) => isBackup(ability) ? { ...ability, keywords: backup2.keywords, abilities: after } : ability
    );
  }
  gap(pieces) {
    const [head2] = pieces;
    const tail = pieces[pieces.length - 1];
    this.gaps.push({
      face: this.at,
      start: head2?.start ?? 0,
      end: tail?.end ?? 0,
      code: "unread",
      shape: shapeOf(pieces)
    });
  }
  face() {
    if (this.gaps.length > this.before) return null;
    if (this.spell !== null) this.abilities.splice(this.spellAt, 0, spellAbility(this.spell));
    const linked2 = linkedExiles(entwined(this.lent()), this.keywords);
    if (linked2 === null) {
      this.gaps.push({
        face: this.at,
        start: 0,
        end: 0,
        code: "unsupported",
        shape: "exiled by nothing that is linked"
      });
      return null;
    }
    const named4 = chosenNames(linked2);
    if (named4 === null) {
      this.gaps.push({ face: this.at, start: 0, end: 0, code: "unsupported", shape: "a card name that nobody chose" });
      return null;
    }
    const colored2 = named4.map(withChosenColors).filter((ability) => ability !== null);
    if (colored2.length < named4.length) {
      this.gaps.push({ face: this.at, start: 0, end: 0, code: "unsupported", shape: "a color that nobody chose" });
      return null;
    }
    const abilities3 = colored2.map(
      (ability) => withoutUnusedNames(ability, ability.kind === "keyword" ? this.abilities : [])
    );
    return { ...this.facts, keywords: this.keywords, abilities: abilities3 };
  }
};
function entwined(abilities3) {
  const entwines = abilities3.some((each) => each.kind === "keyword" && "name" in each && each.name === "entwine");
  if (!entwines) return abilities3;
  return abilities3.map((ability) => {
    if (ability.kind !== "spell" || ability.modes === void 0) return ability;
    const all3 = ability.modes.options.length;
    const instead4 = { condition: { kind: "paid", cost: "entwine" }, min: all3, max: all3 };
    return { ...ability, modes: { ...ability.modes, instead: instead4 } };
  });
}
function symbolOf({ kind, from: from2, to, size: size3 }) {
  return {
    counter: kind === "level" ? "level" : "charge",
    from: from2,
    ...to === null ? {} : { to },
    ...size3 === null ? {} : { size: size3 }
  };
}
var PARTNER_WITH = /^Partner with ([^(]+?)\s*(?:\(|$)/;
function isBackup(ability) {
  return ability.kind === "keyword" && ability.keyword === "backup";
}
var PLACEHOLDER = piecesOf("Proliferate.", []);
function isCostOfSpell(ability) {
  return ability.kind === "keyword" && (ability.keyword === "additionalCost" || ability.keyword === "optionalCost");
}
function changesSomething(read) {
  if (read.kind === "unread") return false;
  return read.abilities.some(
    (ability) => ability.kind === "static" && ability.effect.kind === "change" && plainKeywords(ability) === 0
  );
}

// packages/oracle/src/compile/compileCard.ts
var LAYOUTS = /* @__PURE__ */ new Map([
  ["normal", "normal"],
  ["split", "split"],
  ["adventure", "adventure"],
  ["modal_dfc", "modalDoubleFaced"],
  ["transform", "transforming"],
  ["saga", "normal"],
  ["class", "normal"],
  ["case", "normal"],
  ["leveler", "normal"],
  ["prepare", "prepare"],
  ["flip", "flip"],
  ["prototype", "prototype"],
  // Each card of a meld pair, and what they form, has one face here; "meld them" itself has no reading (712.8).
  ["meld", "normal"]
]);
function compileCard(source) {
  const layout = layoutOf(source);
  if (layout === void 0) return { kind: "unread", gaps: [gapWithoutText(0, "unknown-layout", source.layout)] };
  const gaps = [];
  const faces = facesOf2(source, layout).map((face, at) => compileFace(face, at, gaps));
  if (gaps.length > 0) return { kind: "unread", gaps };
  const read = faces.filter((face) => face !== null);
  return checked({ name: source.name, layout, faces: layout === "split" ? read.map(withOwnDoor) : read });
}
function layoutOf({ layout, faces }) {
  if (layout === "split" && faces.some(({ text }) => AFTERMATH.test(text))) return "aftermath";
  return LAYOUTS.get(layout);
}
var AFTERMATH = /^Aftermath\b.*\n?/m;
var PROTOTYPE = /^Prototype ((?:\{[^{}]+\})+) [—-] (\d+)\/(\d+).*\n?/m;
function facesOf2({ faces }, layout) {
  if (layout === "aftermath") return faces.map((face2) => ({ ...face2, text: face2.text.replace(AFTERMATH, "") }));
  const [face, bottom] = faces;
  if (layout === "flip" && face !== void 0 && bottom !== void 0)
    return [face, { ...bottom, manaCost: face.manaCost, colorIndicator: face.colorIndicator }];
  const inset = layout === "prototype" ? PROTOTYPE.exec(face?.text ?? "") : null;
  if (face === void 0 || inset === null) return faces;
  const text = face.text.replace(PROTOTYPE, "");
  const [, manaCost2 = "", power = "", toughness = ""] = inset;
  return [
    { ...face, text },
    { ...face, text, manaCost: manaCost2, power, toughness }
  ];
}
function checked(card) {
  const unbound = checkCardBindings(card).map(({ name: name2 }) => gapWithoutText(0, "unsupported", `unbound name ${name2}`));
  const unsupported = checkSupported(card).map(({ code }) => gapWithoutText(0, "unsupported", code));
  const gaps = [...unbound, ...unsupported];
  return gaps.length > 0 ? { kind: "unread", gaps } : { kind: "compiled", card };
}
function gapWithoutText(face, code, shape) {
  return { face, start: 0, end: 0, code, shape };
}

// ../s1-tmp/probe.ts
var args = process.argv.slice(2);
var flags = new Set(args.filter((a) => a.startsWith("--")));
var rest = args.filter((a) => !a.startsWith("--"));
var base2 = "/tmp/w/s1-tmp/";
var okFile = base2 + "ok.txt";
var before = new Set(existsSync(okFile) ? readFileSync(okFile, "utf8").split("\n") : []);
var re = rest.length && flags.has("--grep") ? new RegExp(rest[0], "i") : null;
var nameSet = new Set(rest);
var names = [];
var gapsOut = [];
var total = 0;
for (const line2 of readFileSync("/tmp/w/s1-cards/standard.ndjson", "utf8").split("\n")) {
  if (line2 === "") continue;
  const o = JSON.parse(line2);
  if (re) {
    const t = (o.oracle_text ?? "") + " " + (o.card_faces ?? []).map((f) => f.oracle_text).join("\n");
    if (!re.test(t)) continue;
  } else if (rest.length && !nameSet.has(o.name)) continue;
  if (flags.has("--unread") && before.has(o.name)) continue;
  const e = readScryfallCard(o);
  if (e.kind !== "cards") continue;
  for (const { source } of e.cards) {
    total++;
    const out = compileCard(source);
    const show = (tag) => {
      if (out.kind === "compiled") for (const [i, f] of out.card.faces.entries()) {
        console.log(tag + " " + source.name + " | " + source.faces[i]?.text.replace(/ ?\([^)]*\)/g, "").replace(/\n/g, "\n      "));
        console.log("   P: " + printFace(f).join("\n      "));
        if (flags.has("--ir")) console.log(JSON.stringify(f.abilities));
      }
    };
    if (out.kind === "compiled") {
      names.push(source.name);
      if (!before.has(source.name)) show("NEW");
      else if (re || rest.length) show("OK");
    } else {
      const s = out.gaps.map((g) => (g.code === "unread" ? "" : g.code + ": ") + (g.end > 0 ? source.faces[g.face].text.slice(g.start, g.end) : g.shape)).join(" ## ");
      if (before.has(source.name)) console.log("LOST " + source.name + " :: " + s);
      if (re || rest.length) console.log("GAP " + source.name + " :: " + s);
      gapsOut.push(`${out.gaps.length}	${source.name}	${s}`);
    }
  }
}
if (flags.has("--save")) {
  writeFileSync(okFile, names.join("\n"));
  writeFileSync(base2 + "gaps.txt", gapsOut.join("\n"));
}
if (flags.has("--merge")) {
  for (const n of names) before.add(n);
  writeFileSync(okFile, [...before].join("\n"));
  writeFileSync(base2 + "gaps.txt", gapsOut.join("\n"));
}
console.log(`${names.length}/${total}`);
